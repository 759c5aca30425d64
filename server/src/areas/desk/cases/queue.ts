import type { QueuedCase, holders } from '@kindred/contract/desk';
import {
  type Priority,
  type ProblemType,
  priorities,
  problemTypes,
} from '@kindred/contract/reports/report-types';
import { type Static, Object as Row } from 'typebox';
import { Integer, Json, List, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Sql, and, filteredStatement, raw, sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/statement.ts';
import { ColleagueColumn, colleagueJson, nameOf } from '../person.ts';
import { toHolder } from './holder.ts';

interface QueueQuery {
  readonly kind?: 'person' | 'service';
  readonly problem_type?: ProblemType;
  readonly priority?: Priority;
  readonly holder?: (typeof holders)[number];
  readonly escalated?: boolean;
  /** Those that wait because their reporter made others up. */
  readonly setAside?: boolean;
  readonly cursor?: string;
  readonly limit: number;
}

interface Asked extends QueueQuery {
  /** The member of the team who asks. Nobody works on a case that they are part of. */
  readonly readerId: string;
  readonly now: Date;
}

const claims = {
  me: ({ readerId, now }: Asked) => sql`(c.claimed_by = ${readerId} and c.claimed_until > ${now})`,
  nobody: ({ now }: Asked) => sql`(c.claimed_by is null or c.claimed_until <= ${now})`,
  others: ({ readerId, now }: Asked) =>
    sql`(c.claimed_by <> ${readerId} and c.claimed_until > ${now})`,
};

function conditionsOf(asked: Asked) {
  const {
    kind,
    problem_type,
    priority,
    holder,
    escalated,
    cursor,
    readerId,
    setAside = false,
  } = asked;
  const conditions: Sql[] = [
    raw('c.closed_at is null'),
    sql`c.member_id is distinct from ${readerId}`,
    sql`open.${raw(setAside ? 'aside' : 'waiting')} > 0`,
    sql`not exists (select from report r where r.case_id = c.id and r.reporter_id = ${readerId})`,
  ];
  if (kind) conditions.push(sql`c.kind = ${kind}`);
  if (priority) conditions.push(sql`c.urgency = ${priorities.indexOf(priority)}`);
  if (problem_type) conditions.push(sql`${problem_type} = any (open.types)`);
  if (holder) conditions.push(claims[holder](asked));
  if (escalated !== undefined)
    conditions.push(raw(`c.escalated_at is ${escalated ? 'not' : ''} null`));
  if (cursor)
    conditions.push(sql`(c.urgency, c.opened_at, c.id) >
      (select urgency, opened_at, id from report_case where id = ${cursor})`);
  return and(conditions);
}

/** Of two sizes, which are part of the text, so that the database keeps a plan for each. */
const usual = 30;
const most = 100;

const QueueRow = Row({
  id: Uuid,
  kind: Word(['person', 'service']),
  version: Integer,
  urgency: Integer,
  opened_at: Timestamp,
  escalated_at: OrNull(Timestamp),
  claimed_by: ColleagueColumn,
  claimed_until: OrNull(Timestamp),
  person: OrNull(Json(Row({ _id: Uuid, name: OrNull(Text), photo: OrNull(Text) }))),
  types: List(Text),
  open_reports: Integer,
});

const selectQueue = filteredStatement({
  name: 'find_queued_cases',
  prepared: true,
  build: (asked: Asked) => sql`
    select c.id, c.kind, c.version, c.urgency, c.opened_at, c.escalated_at, c.claimed_until,
      ${raw(colleagueJson('c.claimed_by'))} as claimed_by,
      (select json_build_object('_id', m.id, 'name', ${raw(nameOf('p'))}, 'photo',
          (select url from photo f where f.member_id = m.id and f.review = 'approved'
            order by f.position limit 1))
        from member m left join profile p on p.member_id = m.id where m.id = c.member_id) as person,
      c.types, c.count as open_reports
    from (
      select c.*, open.types, open.count from report_case c
        cross join lateral (select array_agg(r.problem_type::text) as types, count(*),
            count(*) filter (where r.set_aside) as aside, count(*) filter (where not r.set_aside) as waiting
          from report r where r.case_id = c.id and r.status_rank <= 1) as open
      where ${conditionsOf(asked)}
      order by c.urgency, c.opened_at, c.id limit ${raw(asked.limit > usual ? `${most + 1}` : `${usual + 1}`)}) as c
    order by c.urgency, c.opened_at, c.id`,
  row: QueueRow,
  examples: [
    exampleOf({}),
    exampleOf({
      kind: 'person',
      problem_type: 'Harassment',
      priority: 'high',
      holder: 'me',
      escalated: true,
      cursor: '00000000-0000-7000-8000-000000000000',
    }),
    exampleOf({ holder: 'nobody', escalated: false }),
    exampleOf({ holder: 'others' }),
  ],
});

function exampleOf(query: Omit<QueueQuery, 'limit'>): Asked {
  const readerId = '00000000-0000-7000-8000-000000000000';
  return { ...query, readerId, now: new Date(0), limit: 30 };
}

export async function listQueue(db: Db, asked: Asked) {
  const rows = await selectQueue.all(db, asked);
  const page = rows.slice(0, asked.limit);
  const nextCursor = rows.length > asked.limit ? (page.at(-1)?.id ?? null) : null;
  return { cases: page.map((row) => toQueued(row, asked)), nextCursor };
}

const toQueued = (row: Static<typeof QueueRow>, { readerId, now }: Asked): QueuedCase => ({
  _id: row.id,
  kind: row.kind,
  version: row.version,
  priority: priorities[row.urgency] ?? 'other',
  openedAt: row.opened_at.toISOString(),
  escalatedAt: row.escalated_at?.toISOString() ?? null,
  holder: toHolder(row, readerId, now),
  person: row.person,
  types: problemTypes.filter((type) => row.types.includes(type)),
  openReports: row.open_reports,
});
