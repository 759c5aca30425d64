import {
  type Bulk,
  type BulkOutcome,
  type BulkRow,
  bulkKinds,
  bulkOutcomes,
  bulkUndoSeconds,
  maxBulkSize,
} from '@kindred/contract/user-admin/bulk';
import type { BulkAction } from '@kindred/contract/user-admin/bulk-actions';
import type { UserFilter } from '@kindred/contract/user-admin/user-list';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError, sentenceOf } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { addressOf } from '../../../platform/http/address.ts';
import { requireFreshProof } from '../../../platform/http/fresh-proof.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { findSearched } from '../../members/searched.ts';
import type { StaffRequest } from '../../members/staff-user.ts';
import { boundBulk } from '../many-changes/bound-changes.ts';
import { Refusal } from './bulk-refusal.ts';
import { exampleFilters, exampleTimes, selectionOf } from '../user-filter.ts';

export interface BulkRequest {
  readonly action: BulkAction;
  readonly reason: string;
  readonly ids?: readonly string[];
  readonly filter?: UserFilter;
  /** How many it changes, as the caller typed it. */
  readonly count?: number;
}

const insertBulk = statement({
  name: 'insert_bulk',
  text: `insert into bulk (id, action, reason, asked_by, address, total, created_at)
    values ($id, $action, $reason, $askedBy, $address, 0, $now)`,
  params: {
    id: 'uuid',
    action: 'text',
    reason: 'text',
    askedBy: 'uuid',
    address: 'inet?',
    now: 'timestamptz',
  },
});

const writeTotal = statement({
  name: 'update_bulk_total',
  text: `update bulk
    set total = $total, finished_at = case when $total = 0 then $now::timestamptz end where id = $id`,
  params: { id: 'uuid', total: 'int4', now: 'timestamptz' },
});

/** A thief of a session must not lock the team out. */
const selectColleague = statement({
  name: 'find_colleague_in_bulk',
  text: `select from bulk_row r join member m on m.id = r.member_id
    where r.bulk_id = $id and m.staff_role is not null limit 1`,
  params: { id: 'uuid' },
});

/** Stores the selected users. A job then changes them in batches. */
export async function beginBulk(
  app: FastifyInstance,
  client: PoolClient,
  asked: BulkRequest,
  { request, now }: Pick<StaffRequest, 'request' | 'now'>,
): Promise<Bulk> {
  const { timeZone } = app.config;
  const { action, reason } = asked;
  if (action === 'verify' && request.caller?.staffRole !== 'administrator')
    throw new AppError('verifying_for_administrators');
  const id = timeOrderedId();
  const { caller } = request;
  const address = addressOf(request);
  if (!caller) throw new Error('A bulk change is asked for by someone');
  await insertBulk.run(client, { id, action, reason, askedBy: caller.id, address, now });
  const members = await selectMembers(client, id, asked, { now, timeZone });
  const total = members.length;
  if (action === 'deactivate' && (await selectColleague.run(client, { id })) > 0)
    await requireFreshProof(client, app, caller);
  await boundBulk(client, app, caller, { action, total, typed: asked.count });
  await writeTotal.run(client, { id, total, now });
  // The number of matches reveals as much as a list.
  const { searchTerm } = asked.filter ?? {};
  const subject = await findSearched(client, searchTerm, { total, ids: members });
  await writeAudit(client, request, {
    action: 'member.list',
    details: { bulk: id, ...asked.filter, total },
    ...(subject && { subject: { kind: 'member', id: subject } }),
  });
  if (total > 0) await addJob(client, 'bulk-change', { id });
  return readBulk(client, id);
}

interface Times {
  readonly now: Date;
  readonly timeZone: string;
}

interface Selection {
  readonly bulkId: string;
  readonly ids?: readonly string[];
  readonly filter: UserFilter;
  readonly times: Times;
}

const bulkId = '00000000-0000-7000-8000-000000000000';

const insertRows = filteredStatement({
  name: 'insert_bulk_rows',
  build: ({ bulkId: id, ids, filter, times }: Selection) => {
    const { tables, where } = selectionOf(filter, times);
    return sql`insert into bulk_row (bulk_id, member_id)
      select ${id}, m.id from ${tables}
      where ${ids ? sql`m.id = any (${ids}::uuid[])` : where} limit ${maxBulkSize + 1}
      returning member_id`;
  },
  row: Row({ member_id: Uuid }),
  examples: [
    { bulkId, ids: [], filter: {}, times: exampleTimes },
    ...exampleFilters.map((filter) => ({ bulkId, filter, times: exampleTimes })),
  ],
});

async function selectMembers(
  client: PoolClient,
  id: string,
  { ids, filter }: BulkRequest,
  times: Times,
) {
  if (Boolean(ids) === Boolean(filter)) throw new AppError('ids_or_filter_required');
  const selection = { bulkId: id, filter: filter ?? {}, times, ...(ids && { ids }) };
  const rows = await insertRows.all(client, selection);
  if (rows.length <= maxBulkSize) return rows.map(({ member_id }) => member_id);
  throw new AppError('bulk_too_large', { params: { most: maxBulkSize } });
}

const selectBulk = statement({
  name: 'find_bulk',
  text: `select b.id, b.action, b.reason, b.created_at, b.finished_at, b.total,
      exists (select from bulk u where u.undoes = b.id) as undone,
      count(*) filter (where r.outcome = 'done')::int as done,
      count(*) filter (where r.outcome = 'unchanged')::int as unchanged,
      count(*) filter (where r.outcome = 'refused')::int as refused
    from bulk b left join bulk_row r on r.bulk_id = b.id where b.id = $id group by b.id`,
  params: { id: 'uuid' },
  row: Row({
    id: Uuid,
    action: Word(bulkKinds),
    reason: Text,
    undone: Flag,
    created_at: Timestamp,
    finished_at: OrNull(Timestamp),
    total: Integer,
    done: Integer,
    unchanged: Integer,
    refused: Integer,
  }),
});

export async function readBulk(db: Db, id: string): Promise<Bulk> {
  const row = await selectBulk.first(db, { id });
  if (!row) throw new AppError('bulk_not_found');
  const { created_at, finished_at, undone, id: _id, ...counts } = row;
  const offered = finished_at && !undone && row.action !== 'undo' && row.done > 0;
  return {
    _id,
    ...counts,
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    undoUntil: offered ? undoEnd(finished_at).toISOString() : null,
  };
}

export const undoEnd = (finished: Date) => new Date(finished.getTime() + bulkUndoSeconds * 1000);

const selectRows = statement({
  name: 'find_bulk_rows',
  text: `select m.id as _id, nullif(concat_ws(' ', p.first_name, p.last_name), '') as name, m.email,
      r.outcome, r.why
    from bulk_row r join member m on m.id = r.member_id left join profile p on p.member_id = m.id
    where r.bulk_id = $id and ($outcome::text is null or r.outcome = $outcome)
      and ($cursor::uuid is null or r.member_id > $cursor)
    order by r.member_id limit $limit`,
  params: { id: 'uuid', outcome: 'text?', cursor: 'uuid?', limit: 'int8' },
  row: Row({
    _id: Uuid,
    name: OrNull(Text),
    email: Text,
    outcome: OrNull(Word(bulkOutcomes)),
    why: OrNull(Json(Refusal)),
  }),
});

interface Page {
  readonly outcome?: BulkOutcome;
  readonly cursor?: string;
  readonly limit: number;
}

export async function findBulkRows(
  db: Db,
  id: string,
  { outcome, cursor, limit }: Page,
): Promise<{ rows: BulkRow[]; nextCursor: string | null }> {
  const found = await selectRows.all(db, {
    id,
    outcome: outcome ?? null,
    cursor: cursor ?? null,
    limit: limit + 1,
  });
  const rows = found
    .slice(0, limit)
    .map(({ why, ...row }) => ({ ...row, why: why && sentenceOf(why.code, why.params) }));
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?._id ?? null) : null };
}
