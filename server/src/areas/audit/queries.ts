import type { AuditEntry, AuditFilter } from '@kindred/contract/audit';
import { Object as Row } from 'typebox';
import { Json, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { and, filteredStatement, raw, sql } from '../../db/sql.ts';
import { type Db, type Reader, statement } from '../../db/statement.ts';
import { type CsvSource, asColumns, defused, streamCsv, timeIn } from '../../platform/csv/csv.ts';
import { type Heads, textsFor } from '../../platform/text/language-texts.ts';
import { auditConditions } from './audit-filter.ts';

/** The name at the time of the action. For people who have left, the address identifies them. */
const actorName = `case when actor_member.id is not null then coalesce(a.actor_name, a.actor_email)
  else nullif(concat_ws(' ', a.actor_name, '(' || a.actor_email || ')'), '') end`;

const subjectName = `coalesce(nullif(concat_ws(' ', subject.first_name, subject.last_name), ''), subject_member.email)`;

const joins = `left join member actor_member on actor_member.id = a.actor_id
  left join member subject_member on a.subject_kind = 'member' and subject_member.id = a.subject_id
  left join profile subject on subject.member_id = subject_member.id`;

interface Page {
  readonly filter: AuditFilter;
  readonly before: string | null;
  readonly limit: number;
}

const id = '00000000-0000-7000-8000-000000000000';
const time = '2026-01-01T00:00:00Z';
const everything: AuditFilter = {
  actor: id,
  action: 'member.read',
  subject: id,
  from: time,
  to: time,
  address: '127.0.0.1',
};

const selectEntries = filteredStatement({
  name: 'find_audit_entries',
  reads: true,
  build: ({ filter, before, limit }: Page) => {
    const conditions = auditConditions(filter);
    if (before) conditions.push(sql`a.id < ${before}::uuid`);
    return sql`select a.id, a.at, a.actor_id, a.actor_role, ${raw(actorName)} as actor_name, a.action,
        a.subject_kind, a.subject_id, ${raw(subjectName)} as subject_name, a.details,
        host(a.address) as address
      from (select * from audit a where ${and(conditions)} order by a.id desc limit ${limit}) as a
      ${raw(joins)} order by a.id desc`;
  },
  row: Row({
    id: Uuid,
    at: Timestamp,
    actor_id: Uuid,
    actor_role: Text,
    actor_name: OrNull(Text),
    action: Text,
    subject_kind: OrNull(Text),
    subject_id: OrNull(Uuid),
    subject_name: OrNull(Text),
    details: Json(),
    address: OrNull(Text),
  }),
  examples: [
    { filter: {}, before: null, limit: 50 },
    { filter: { reads: true }, before: null, limit: 50 },
    { filter: everything, before: id, limit: 50 },
  ],
});

/** The rows of a page are found first and named afterwards, so that no other names are looked up. */
export async function findEntries(db: Reader, page: Page): Promise<AuditEntry[]> {
  const rows = await selectEntries.all(db, page);
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

/** Sorting all rows would delay the first one, and every index has them in order. */
const useIndexOrder =
  'set enable_sort = off; set enable_hashjoin = off; set enable_mergejoin = off';

const selectRead = statement({
  name: 'find_audit_read',
  text: `select from audit where id = $id and actor_id = $actorId and action = 'audit.read'
    and details -> 'filter' = $filter`,
  params: { id: 'uuid', actorId: 'uuid', filter: 'jsonb' },
});

interface Read {
  readonly id: string;
  readonly actorId: string;
  readonly filter: AuditFilter;
}

/** Whether the log has the entry of this member reading it with this filter, which a cursor continues. */
export const isOwnRead = async (db: Db, read: Read) => (await selectRead.run(db, read)) === 1;

interface Export {
  readonly filter: AuditFilter;
  readonly zone: string;
  readonly heads: Heads;
}

const exportEntries = filteredStatement({
  name: 'export_audit',
  reads: true,
  build: ({ filter, zone, heads }: Export) => {
    const columns = asColumns(heads, {
      entry: 'a.id',
      time: timeIn('a.at', zone),
      actor: 'a.actor_id',
      actorName: defused('a.actor_name'),
      actorEmail: defused('a.actor_email'),
      role: 'a.actor_role',
      action: 'a.action',
      subjectKind: 'a.subject_kind',
      subject: 'a.subject_id',
      subjectName: defused(subjectName),
      address: 'host(a.address)',
      details: defused('a.details::text'),
    });
    return sql`select ${raw(columns)} from audit a ${raw(joins)}
      where ${and(auditConditions(filter))} order by a.id desc`;
  },
  row: Row({
    Entry: Uuid,
    'Time (UTC)': Text,
    Actor: Uuid,
    'Actor Name': OrNull(Text),
    'Actor Email': OrNull(Text),
    Role: Text,
    Action: Text,
    'Subject Kind': OrNull(Text),
    Subject: OrNull(Uuid),
    'Subject Name': OrNull(Text),
    'IP Address': OrNull(Text),
    Details: OrNull(Text),
  }),
  examples: [
    { filter: {}, zone: 'UTC', heads: textsFor('en').heads('audit', { zone: 'UTC' }) },
    { filter: everything, zone: 'UTC', heads: textsFor('en').heads('audit', { zone: 'UTC' }) },
  ],
});

export const streamEntries = (source: CsvSource, what: Export) =>
  streamCsv(source, exportEntries.render(what), useIndexOrder);
