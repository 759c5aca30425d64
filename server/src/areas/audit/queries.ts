import type { AuditEntry, AuditFilter } from '@kindred/contract/audit';
import type { Pool } from 'pg';
import { defused, streamCsv, timeIn } from '../../platform/csv/csv.ts';
import { filterToSql } from './audit-filter.ts';

interface Row {
  id: string;
  at: Date;
  actor_id: string;
  actor_role: string;
  actor_name: string | null;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  subject_name: string | null;
  details: unknown;
  address: string | null;
}

const nameOf = (table: string) =>
  `coalesce(nullif(concat_ws(' ', ${table}.first_name, ${table}.last_name), ''), ${table}_member.email)`;

const joins = `left join member actor_member on actor_member.id = a.actor_id
  left join profile actor on actor.member_id = a.actor_id
  left join member subject_member on a.subject_kind = 'member' and subject_member.id = a.subject_id
  left join profile subject on subject.member_id = subject_member.id`;

/** The rows of a page are found first and named afterwards: the names of all others are nobody's question. */
export async function findEntries(
  pool: Pool,
  filter: AuditFilter,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditEntry[]> {
  const { where, values } = filterToSql(filter);
  if (before) where.push(`a.id < $${values.push(before)}::uuid`);
  const { rows } = await pool.query<Row>(
    `select a.id, a.at, a.actor_id, a.actor_role, ${nameOf('actor')} as actor_name, a.action,
        a.subject_kind, a.subject_id, ${nameOf('subject')} as subject_name, a.details,
        host(a.address) as address
      from (select * from audit a where ${where.join(' and ') || 'true'}
        order by a.id desc limit $${values.push(limit)}) as a
      ${joins} order by a.id desc`,
    values,
  );
  return rows.map((row) => ({
    _id: row.id,
    at: row.at.toISOString(),
    actor: { _id: row.actor_id, name: row.actor_name, role: row.actor_role },
    action: row.action,
    subject: { kind: row.subject_kind, _id: row.subject_id, name: row.subject_name },
    details: row.details,
    address: row.address,
  }));
}

/** Sorting so many would keep the first row waiting for the last: every index has them in order. */
const walkInOrder = 'set enable_sort = off; set enable_hashjoin = off; set enable_mergejoin = off';

/** Whether this member has asked just this: a cursor goes on with a question that is written down. */
export async function isOwnQuestion(
  pool: Pool,
  { id, actorId, filter }: { id: string; actorId: string; filter: AuditFilter },
) {
  const { rowCount } = await pool.query({
    name: 'find_audit_question',
    text: `select from audit where id = $1 and actor_id = $2 and action = 'audit.read'
      and details -> 'filter' = $3::jsonb`,
    values: [id, actorId, JSON.stringify(filter)],
  });
  return rowCount === 1;
}

export function streamEntries(pool: Pool, filter: AuditFilter, zone: string) {
  const { where, values } = filterToSql(filter);
  const columns = [
    ['Entry', 'a.id'],
    [`Time (${zone})`, timeIn('a.at', zone)],
    ['Actor', 'a.actor_id'],
    ['Actor Name', defused(nameOf('actor'))],
    ['Role', 'a.actor_role'],
    ['Action', 'a.action'],
    ['Subject Kind', 'a.subject_kind'],
    ['Subject', 'a.subject_id'],
    ['Subject Name', defused(nameOf('subject'))],
    ['IP Address', 'host(a.address)'],
    ['Details', 'a.details::text'],
  ].map(([title, value]) => `${value} as "${title}"`);
  const query = `select ${columns.join(', ')} from audit a ${joins}
    where ${where.join(' and ') || 'true'} order by a.id desc`;
  return streamCsv(pool, query, values, walkInOrder);
}
