import { type Db, statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';

const deleteViews = statement({
  name: 'delete_views_with_words',
  text: `delete from saved_view v using unnest($words::text[]) as word
    where position(word in lower(v.query)) > 0`,
  params: { words: 'text[]' },
});

/** Deletes saved views that search for the member's address. */
export async function eraseViewsOfMember(db: Db, { email }: ErasedMember) {
  await deleteViews.run(db, { words: [email, encodeURIComponent(email).toLowerCase()] });
}
