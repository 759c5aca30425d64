import type { Area, ErasedMember } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { savedViewRoutes } from './routes.ts';
import { type Db, statement } from '../../db/statement.ts';

export const savedViews: Area = {
  name: 'saved-views',
  personalData,
  routes: savedViewRoutes,
  eraseMember: eraseViewsOfMember,
};

const deleteViews = statement({
  name: 'delete_views_with_words',
  text: `delete from saved_view v using unnest($words::text[]) as word
    where position(word in lower(v.query)) > 0`,
  params: { words: 'text[]' },
});

/** Deletes saved views that search for the member's address. */
async function eraseViewsOfMember(db: Db, { email }: ErasedMember) {
  await deleteViews.run(db, { words: [email, encodeURIComponent(email).toLowerCase()] });
}
