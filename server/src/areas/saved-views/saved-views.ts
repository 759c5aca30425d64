import type { SavedView, ViewScreen } from '@kindred/contract/saved-views';
import type { Pool, PoolClient } from 'pg';
import { AppError } from '../../errors.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

/** More than these nobody finds again. */
const mostViews = 50;

const columns = `v.id as _id, v.name, v.query, v.shared, v.owner_id = $1 as mine,
  coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), m.email) as owner`;
const tables = `saved_view v join member m on m.id = v.owner_id
  left join profile p on p.member_id = v.owner_id`;

/** One's own and, of colleagues, what they share. */
export async function findViews(pool: Pool, reader: string, screen: ViewScreen) {
  const { rows } = await pool.query<SavedView>({
    name: 'find_views',
    text: `select ${columns} from ${tables}
      where v.screen = $2 and (v.owner_id = $1
        or (v.shared and m.staff_role is not null and m.state = 'active'))
      order by v.owner_id <> $1, lower(v.name), v.id limit 200`,
    values: [reader, screen],
  });
  return rows;
}

interface NewView {
  readonly screen: ViewScreen;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
}

export async function insertView(client: PoolClient, owner: string, view: NewView) {
  const id = timeOrderedId();
  const { rowCount } = await client.query({
    name: 'insert_view',
    text: `insert into saved_view (id, owner_id, screen, name, query, shared)
      select $1, $2, $3, $4, $5, $6
      where (select count(*) from saved_view where owner_id = $2 and screen = $3) < ${mostViews}
      on conflict do nothing`,
    values: [id, owner, view.screen, view.name, view.query, view.shared],
  });
  if (rowCount) return readOwnView(client, owner, id);
  const { rowCount: taken } = await client.query(
    'select from saved_view where owner_id = $1 and screen = $2 and name = $3',
    [owner, view.screen, view.name],
  );
  if (taken) throw nameTaken();
  throw new AppError('refused', `At most ${mostViews} views. Please delete one first.`);
}

export async function updateView(
  pool: Pool,
  owner: string,
  id: string,
  { name, shared }: { readonly name?: string; readonly shared?: boolean },
) {
  try {
    await pool.query({
      name: 'update_view',
      text: `update saved_view set name = coalesce($3, name), shared = coalesce($4, shared)
        where id = $1 and owner_id = $2`,
      values: [id, owner, name, shared],
    });
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw nameTaken();
    throw error;
  }
  return readOwnView(pool, owner, id);
}

export async function removeView(pool: Pool, owner: string, id: string) {
  const { rowCount } = await pool.query({
    name: 'delete_view',
    text: 'delete from saved_view where id = $1 and owner_id = $2',
    values: [id, owner],
  });
  if (!rowCount) throw unknown();
}

async function readOwnView(db: Pool | PoolClient, owner: string, id: string) {
  const { rows } = await db.query<SavedView>({
    name: 'read_own_view',
    text: `select ${columns} from ${tables} where v.owner_id = $1 and v.id = $2`,
    values: [owner, id],
  });
  const [view] = rows;
  if (!view) throw unknown();
  return view;
}

const unknown = () => new AppError('not_found', 'There is no such view of yours.');

function nameTaken() {
  const msg = 'You have a view of this name already';
  return new AppError('conflict', `${msg}.`, { errors: [{ field: 'name', msg }] });
}
