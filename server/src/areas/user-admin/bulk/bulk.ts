import {
  type Bulk,
  type BulkAction,
  type BulkOutcome,
  type BulkRow,
  mostAtOnce,
} from '@kindred/contract/user-admin/bulk';
import type { UserFilter } from '@kindred/contract/user-admin/user-list';
import type { Pool, PoolClient } from 'pg';
import { AppError } from '../../../errors.ts';
import { addressOf } from '../../../platform/http/address.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import type { StaffRequest } from '../../members/staff-user.ts';
import { filterToSql } from '../user-filter.ts';

export interface BulkWish {
  readonly action: BulkAction;
  readonly reason: string;
  readonly ids?: readonly string[];
  readonly filter?: UserFilter;
}

/** Writes down whom it is about as they are selected now; a job then changes them batch by batch. */
export async function beginBulk(
  client: PoolClient,
  wish: BulkWish,
  { request, now }: Pick<StaffRequest, 'request' | 'now'>,
  timeZone: string,
): Promise<Bulk> {
  const { action, reason } = wish;
  if (action === 'verify' && request.caller?.staffRole !== 'administrator')
    throw new AppError('forbidden', 'Only an administrator may mark addresses as verified.');
  const id = timeOrderedId();
  await client.query({
    name: 'insert_bulk',
    text: `insert into bulk (id, action, reason, asked_by, address, total, created_at)
      values ($1, $2, $3, $4, $5, 0, $6)`,
    values: [id, action, reason, request.caller?.id, addressOf(request), now],
  });
  const total = await select(client, id, wish, now, timeZone);
  await client.query({
    name: 'count_bulk',
    text: 'update bulk set total = $2, finished_at = case when $2 = 0 then $3::timestamptz end where id = $1',
    values: [id, total, now],
  });
  if (total > 0) await addJob(client, 'bulk-change', { id });
  return readBulk(client, id);
}

async function select(
  client: PoolClient,
  id: string,
  { ids, filter }: BulkWish,
  now: Date,
  timeZone: string,
) {
  if (Boolean(ids) === Boolean(filter)) {
    const msg = 'Give either ids or a filter';
    throw new AppError('refused', `${msg}.`, { errors: [{ field: 'ids', msg }] });
  }
  const { where, values, needsPresence } = ids
    ? { where: 'm.id = any ($1::uuid[])', values: [ids], needsPresence: false }
    : filterToSql(filter ?? {}, now, timeZone);
  const presence = needsPresence ? 'join presence a on a.member_id = m.id' : '';
  const { rowCount } = await client.query(
    `insert into bulk_row (bulk_id, member_id)
      select $${values.push(id)}, m.id from member m ${presence}
      where ${where} limit ${mostAtOnce + 1}`,
    values,
  );
  const total = rowCount ?? 0;
  if (total <= mostAtOnce) return total;
  const most = mostAtOnce.toLocaleString('en');
  throw new AppError('refused', `More than ${most} users match. Please narrow the filter.`);
}

interface CountedRow {
  id: string;
  action: BulkAction;
  reason: string;
  created_at: Date;
  finished_at: Date | null;
  total: number;
  done: number;
  unchanged: number;
  refused: number;
}

export async function readBulk(db: Pool | PoolClient, id: string): Promise<Bulk> {
  const { rows } = await db.query<CountedRow>({
    name: 'read_bulk',
    text: `select b.id, b.action, b.reason, b.created_at, b.finished_at, b.total,
        count(*) filter (where r.outcome = 'done')::int as done,
        count(*) filter (where r.outcome = 'unchanged')::int as unchanged,
        count(*) filter (where r.outcome = 'refused')::int as refused
      from bulk b left join bulk_row r on r.bulk_id = b.id where b.id = $1 group by b.id`,
    values: [id],
  });
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'There is no such change.');
  const { created_at, finished_at, id: _id, ...counts } = row;
  return {
    _id,
    ...counts,
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
  };
}

interface Page {
  readonly outcome?: BulkOutcome;
  readonly cursor?: string;
  readonly limit: number;
}

export async function findBulkRows(pool: Pool, id: string, { outcome, cursor, limit }: Page) {
  const { rows } = await pool.query<BulkRow>({
    name: 'find_bulk_rows',
    text: `select m.id as _id, nullif(concat_ws(' ', p.first_name, p.last_name), '') as name, m.email,
        r.outcome, r.why
      from bulk_row r join member m on m.id = r.member_id left join profile p on p.member_id = m.id
      where r.bulk_id = $1 and ($2::text is null or r.outcome = $2)
        and ($3::uuid is null or r.member_id > $3)
      order by r.member_id limit $4`,
    values: [id, outcome ?? null, cursor ?? null, limit + 1],
  });
  const shown = rows.slice(0, limit);
  return { rows: shown, nextCursor: rows.length > limit ? (shown.at(-1)?._id ?? null) : null };
}
