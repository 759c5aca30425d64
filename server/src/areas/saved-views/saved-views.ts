import { type SavedView, type ViewScreen } from '@kindred/contract/saved-views';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Text, Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

/** The most views of one screen that a member of staff can have. */
const maxViews = 50;

const columns = `v.id as _id, v.name, v.query, v.shared, v.owner_id = $reader as mine,
  coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), m.email) as owner`;
const tables = `saved_view v join member m on m.id = v.owner_id
  left join profile p on p.member_id = v.owner_id`;
const View = Row({ _id: Uuid, name: Text, query: Text, shared: Flag, mine: Flag, owner: Text });

const selectViews = statement({
  name: 'find_saved_views',
  text: `select ${columns} from ${tables}
    where v.screen = $screen and (v.owner_id = $reader
      or (v.shared and m.staff_role is not null and m.state = 'active'))
    order by v.owner_id <> $reader, lower(v.name), v.id limit 200`,
  params: { reader: 'uuid', screen: 'text' },
  row: View,
});

/** The reader's own views, and those that colleagues share. */
export const findViews = (db: Db, reader: string, screen: ViewScreen): Promise<SavedView[]> =>
  selectViews.all(db, { reader, screen });

interface NewView {
  readonly screen: ViewScreen;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
}

const insert = statement({
  name: 'insert_saved_view',
  text: `insert into saved_view (id, owner_id, screen, name, query, shared)
    select $id, $owner, $screen, $name, $query, $shared
    where (select count(*) from saved_view where owner_id = $owner and screen = $screen) < ${maxViews}
    on conflict do nothing`,
  params: {
    id: 'uuid',
    owner: 'uuid',
    screen: 'text',
    name: 'text',
    query: 'text',
    shared: 'bool',
  },
});

const selectByName = statement({
  name: 'find_saved_view_by_name',
  text: 'select from saved_view where owner_id = $owner and screen = $screen and name = $name',
  params: { owner: 'uuid', screen: 'text', name: 'text' },
});

export async function insertView(client: PoolClient, owner: string, view: NewView) {
  await lockMember(client, owner);
  const id = timeOrderedId();
  const { screen, name } = view;
  if (await insert.run(client, { id, owner, ...view })) return readOwnView(client, owner, id);
  if (await selectByName.run(client, { owner, screen, name })) throw nameTaken();
  throw new AppError('views_full', { params: { most: maxViews } });
}

const update = statement({
  name: 'update_saved_view',
  text: `update saved_view set name = coalesce($name, name), shared = coalesce($shared, shared)
    where id = $id and owner_id = $owner`,
  params: { id: 'uuid', owner: 'uuid', name: 'text?', shared: 'bool?' },
});

export async function updateView(
  db: Db,
  owner: string,
  id: string,
  { name, shared }: { readonly name?: string; readonly shared?: boolean },
) {
  try {
    await update.run(db, { id, owner, name: name ?? null, shared: shared ?? null });
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw nameTaken();
    throw error;
  }
  return readOwnView(db, owner, id);
}

const remove = statement({
  name: 'delete_saved_view',
  text: 'delete from saved_view where id = $id and owner_id = $owner',
  params: { id: 'uuid', owner: 'uuid' },
});

export async function removeView(db: Db, owner: string, id: string) {
  if (!(await remove.run(db, { id, owner }))) throw unknown();
}

const selectOwn = statement({
  name: 'find_own_saved_view',
  text: `select ${columns} from ${tables} where v.owner_id = $reader and v.id = $id`,
  params: { reader: 'uuid', id: 'uuid' },
  row: View,
});

async function readOwnView(db: Db, reader: string, id: string) {
  const view = await selectOwn.first(db, { reader, id });
  if (!view) throw unknown();
  return view;
}

const unknown = () => new AppError('view_not_found');

const nameTaken = () => new AppError('view_name_taken');
