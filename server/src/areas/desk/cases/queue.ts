import type { QueuedCase } from '@kindred/contract/desk';
import { priorities, problemTypes } from '@kindred/contract/reports/report-types';
import { type Static, Object as Row } from 'typebox';
import { Integer, Json, List, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { and, filteredStatement, raw, sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/statement.ts';
import { PhotoFocus, focusColumn } from '../../members/photo-focus.ts';
import { ColleagueColumn, colleagueJson, nameOf } from '../person.ts';
import { dueOfCase } from '../picture-requests/request-json.ts';
import { toHolder } from './holder.ts';
import { type QueueReader, type QueueFilter, exampleFilters, isQueued } from './queue-filter.ts';
import { CursorRow, isAfter, cursorColumns, readCursor, writeCursor } from './queue-cursor.ts';

interface QueueQuery extends QueueFilter, QueueReader {
  readonly cursor?: string;
  readonly limit: number;
}

function conditionsOf(query: QueueQuery) {
  const { cursor } = query;
  const queued = isQueued(query, 'page');
  return cursor ? and([queued, isAfter(readCursor(cursor))]) : queued;
}

/** In two sizes, which are part of the text, so that the database keeps a plan for each. */
const usual = 30;
const most = 100;

const QueueRow = Row({
  ...CursorRow.properties,
  kind: Word(['person', 'service']),
  version: Integer,
  opened_at: Timestamp,
  escalated_at: OrNull(Timestamp),
  claimed_by: ColleagueColumn,
  claimed_until: OrNull(Timestamp),
  person: OrNull(
    Json(Row({ _id: Uuid, name: OrNull(Text), photo: OrNull(Text), photoFocus: PhotoFocus })),
  ),
  due_at: OrNull(Timestamp),
  types: List(Text),
  open_reports: Integer,
});

const selectQueue = filteredStatement({
  name: 'find_queued_cases',
  prepared: true,
  build: (query: QueueQuery) => sql`
    select c.id, ${raw(cursorColumns)}, c.kind, c.version, c.opened_at, c.escalated_at, c.claimed_until,
      ${raw(colleagueJson('c.claimed_by'))} as claimed_by,
      case when c.member_id is not null then json_build_object('_id', c.member_id,
        'name', (select ${raw(nameOf('p'))} from profile p where p.member_id = c.member_id),
        'photo', face.url, 'photoFocus', face.focus) end as person,
      ${raw(dueOfCase('c.id'))} as due_at, open.types, open.count as open_reports
    from (select * from report_case c where ${conditionsOf(query)}
        order by c.urgency, c.opened_at, c.id limit ${raw(query.limit > usual ? `${most + 1}` : `${usual + 1}`)}) as c
      left join lateral (select photo_url_in_state(f.url, m.state) as url, ${raw(focusColumn)} as focus
        from photo f join member m on m.id = f.member_id
        where f.member_id = c.member_id and f.review = 'approved' order by f.position limit 1) as face on true
      cross join lateral (select array_agg(r.problem_type::text) as types, count(*)
        from report r where r.case_id = c.id and r.status_rank <= 1) as open
    order by c.urgency, c.opened_at, c.id`,
  row: QueueRow,
  examples: [
    { ...exampleFilters[0], limit: usual },
    ...exampleFilters.map((each) => ({
      ...each,
      limit: usual,
      cursor: `0.0.${each.readerId}`,
    })),
  ],
});

export async function listQueue(db: Db, query: QueueQuery) {
  const rows = await selectQueue.all(db, query);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    cases: page.map((row) => toQueued(row, query)),
    nextCursor: last ? writeCursor(last) : null,
  };
}

const toQueued = (row: Static<typeof QueueRow>, { readerId, now }: QueueQuery): QueuedCase => ({
  _id: row.id,
  kind: row.kind,
  version: row.version,
  priority: priorities[row.urgency] ?? 'other',
  openedAt: row.opened_at.toISOString(),
  escalatedAt: row.escalated_at?.toISOString() ?? null,
  dueAt: row.due_at?.toISOString() ?? null,
  holder: toHolder(row, readerId, now),
  person: row.person,
  types: problemTypes.filter((type) => row.types.includes(type)),
  openReports: row.open_reports,
});
