import type { Case } from '@kindred/contract/desk';
import { priorities } from '@kindred/contract/reports/report-types';
import { type StaffRole, staffRoles } from '@kindred/contract/route';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, Json, List, OrNull, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { ColleagueColumn, colleagueJson } from '../person.ts';
import {
  DecisionJson,
  countStrikes,
  decisionsJson,
  isAbout,
  fromJson,
  toDecision,
} from '../decisions/decision.ts';
import { LadderJson, ladderJson, toLadder } from '../ladder/ladder.ts';
import { dueOfCase } from '../picture-requests/request-json.ts';
import { suggest } from '../ladder/suggest.ts';
import { PersonRow, personJson, toPerson } from './case-person.ts';
import { ReportRow, reportsJson, toReport } from './case-reports.ts';
import { toHolder } from './holder.ts';

export const HeadRow = Row({
  id: Uuid,
  kind: Word(['person', 'service']),
  version: Integer,
  urgency: Integer,
  opened_at: Timestamp,
  closed_at: OrNull(Timestamp),
  escalated_at: OrNull(Timestamp),
  escalated_by: ColleagueColumn,
  claimed_by: ColleagueColumn,
  claimed_until: OrNull(Timestamp),
  member_id: OrNull(Uuid),
  member_role: OrNull(Word(staffRoles)),
  is_part: Flag,
});
export type CaseHead = Static<typeof HeadRow>;

export const headColumns = `c.id, c.kind, c.version, c.urgency, c.opened_at, c.closed_at, c.escalated_at,
      ${colleagueJson('c.escalated_by')} as escalated_by,
      ${colleagueJson('c.claimed_by')} as claimed_by, c.claimed_until, c.member_id,
      m.staff_role as member_role,
      c.member_id is not distinct from $readerId or exists (
        select from report r where r.case_id = c.id and r.reporter_id = $readerId) as is_part`;
export const headTables = `report_case c left join member m on m.id = c.member_id where c.id = $id`;

const selectHead = statement({
  name: 'find_case',
  text: `select ${headColumns} from ${headTables}`,
  params: { id: 'uuid', readerId: 'uuid' },
  row: HeadRow,
});

const PageRow = Row({
  ...HeadRow.properties,
  reports: Json(List(ReportRow)),
  person: OrNull(Json(PersonRow)),
  due_at: OrNull(Timestamp),
  report_count: Integer,
  decisions: Json(List(DecisionJson)),
  decision_count: Integer,
  ladder: Json(LadderJson),
});

/** The case with everything that is shown of it. */
const selectPage = statement({
  name: 'find_case_with_reports',
  text: `select ${headColumns}, ${reportsJson('c.id')} as reports,
      ${personJson('c.id', 'c.member_id')} as person, ${decisionsJson('c.id', 'c.member_id')} as decisions,
      ${dueOfCase('c.id')} as due_at,
      (select count(*)::int from report where case_id = c.id) as report_count,
      (select count(*)::int from decision d where ${isAbout('c.id', 'c.member_id')}) as decision_count,
      ${ladderJson} as ladder
    from ${headTables}`,
  params: { id: 'uuid', readerId: 'uuid' },
  row: PageRow,
});

/** Refuses a case that the reader is part of: it shows who reported them or what colleagues think of it. */
export const readHead = async (db: Db, id: string, { id: readerId }: Pick<Caller, 'id'>) =>
  refusePart(await selectHead.first(db, { id, readerId }));

export function refusePart<Head extends CaseHead>(head: Head | null): Head {
  if (!head) throw new AppError('case_not_found');
  if (!head.is_part) return head;
  throw new AppError('part_of_case');
}

/** What is shown when a case is opened. */
export interface Seen {
  readonly id: string;
  readonly member_id: string | null;
  readonly reports: readonly { readonly id: string }[];
}

export type Reader = Pick<Caller, 'id' | 'staffRole'>;

/** Notes about a colleague are for administrators, like their account. */
export const readsNotes = ({ staffRole }: Reader, subjectRole: StaffRole | null) =>
  subjectRole === null || staffRole === 'administrator';

/** The read is logged before the response. */
export async function readCase(
  db: Db,
  id: string,
  reader: Reader,
  now: Date,
  record: (seen: Seen) => Promise<unknown> = async () => undefined,
): Promise<Case> {
  const head = refusePart(await selectPage.first(db, { id, readerId: reader.id }));
  await record(head);
  const person = head.person && toPerson(head.person);
  const decisions = head.decisions.map(fromJson);
  const withNotes = readsNotes(reader, head.member_role);
  const ladder = toLadder(head.ladder);
  const { strikeDays } = ladder;
  const strikes = person ? countStrikes(decisions, person._id, strikeDays, now) : 0;
  const types = head.reports.flatMap((report) => (report.settled_at ? [] : report.problem_type));
  return {
    _id: id,
    kind: head.kind,
    version: head.version,
    priority: priorities[head.urgency] ?? 'other',
    openedAt: head.opened_at.toISOString(),
    closedAt: head.closed_at?.toISOString() ?? null,
    escalatedAt: head.escalated_at?.toISOString() ?? null,
    escalatedBy: head.escalated_by,
    dueAt: head.due_at?.toISOString() ?? null,
    holder: toHolder(head, reader.id, now),
    reports: head.reports.map(toReport),
    reportsLeftOut: head.report_count - head.reports.length,
    person: person && { ...person, strikes, ...(!withNotes && { notes: [], notesLeftOut: 0 }) },
    decisions: decisions.map((row) => toDecision(row, now, withNotes)),
    decisionsLeftOut: head.decision_count - decisions.length,
    strikeDays,
    suggestion: person && suggest(ladder, types, strikes),
  };
}
