import type { Decision } from '@kindred/contract/desk/decisions';
import { reportOutcomes } from '@kindred/contract/reports/outcomes';
import { categoryNames, keywords } from '@kindred/contract/desk/categories';
import { decisionActions } from '@kindred/contract/desk/sanctions';
import { type Static, Object as Row } from 'typebox';
import {
  Flag,
  Integer,
  Json,
  List,
  OrNull,
  Text,
  Timestamp,
  Uuid,
  Word,
} from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { ColleagueColumn, colleagueJson } from '../person.ts';
import { undoEnd } from '../undo-time.ts';

export const DecisionRow = Row({
  id: Uuid,
  case_id: OrNull(Uuid),
  member_id: OrNull(Uuid),
  action: Word(decisionActions),
  decided_by: OrNull(Uuid),
  by: ColleagueColumn,
  decided_at: Timestamp,
  until: OrNull(Timestamp),
  ground: OrNull(Word(['law', 'terms'])),
  clause: OrNull(Text),
  category: OrNull(Word(categoryNames)),
  keyword: OrNull(Word(keywords)),
  reason: OrNull(Text),
  written_reason: OrNull(Text),
  note: OrNull(Text),
  strikes: Integer,
  photo_id: OrNull(Text),
  notified_at: OrNull(Timestamp),
  undone_at: OrNull(Timestamp),
  reversed_at: OrNull(Timestamp),
  fraud: OrNull(Json(Row({ warned: Integer, withdrawn: Integer, waits: Flag }))),
  copies: Integer,
  reports: Json(List(Row({ _id: Uuid, outcome: Word(reportOutcomes) }))),
});
export type DecisionRow = Static<typeof DecisionRow>;

/** Of a decision `d`, whose outcomes are in another table while one statement inserts both. */
export const decisionColumns = (
  outcomes = 'decision_report',
) => `d.id, d.case_id, d.member_id, d.action, d.decided_by, ${colleagueJson('d.decided_by')} as by,
  d.decided_at, d.until, d.ground, d.clause, d.category, d.keyword, d.reason,
  d.written_reason, d.note, d.strikes,
  d.photo_id, d.notified_at, d.undone_at, d.reversed_at,
  (select json_build_object('warned', f.warned, 'withdrawn', f.withdrawn, 'waits', f.due_at is not null)
    from fraud_ban f where f.decision_id = d.id) as fraud,
  (select count(*)::int from picture_copy c where c.removal_id = d.id) as copies,
  coalesce((select json_agg(json_build_object('_id', t.report_id, 'outcome', t.outcome) order by t.report_id)
    from ${outcomes} t where t.decision_id = d.id), '[]') as reports`;
const columns = decisionColumns();

const selectDecision = statement({
  name: 'find_decision',
  text: `select ${columns} from decision d where d.id = $id`,
  params: { id: 'uuid' },
  row: DecisionRow,
});

export const findDecision = (db: Db, id: string) => selectDecision.first(db, { id });

export async function readDecision(db: Db, id: string) {
  const row = await findDecision(db, id);
  if (!row) throw new AppError('decision_not_found');
  return row;
}

/** Whether a decision `d` is about a case, or about its person in another one. */
export const isAbout = (
  caseColumn: string,
  memberColumn: string,
) => `d.id in (select id from decision where case_id = ${caseColumn}
      union select id from decision where member_id = ${memberColumn})`;

/** The decisions about a case, and about its person in earlier ones, as JSON; the latest first. */
export const decisionsJson = (caseColumn: string, memberColumn: string) => `(
  select coalesce(json_agg(made), '[]') from (select ${columns} from decision d
    where ${isAbout(caseColumn, memberColumn)}
    order by d.decided_at desc, d.id desc limit 100) as made)`;

/** A decision in the database's JSON format. */
export const DecisionJson = Row({
  ...DecisionRow.properties,
  decided_at: Text,
  until: OrNull(Text),
  notified_at: OrNull(Text),
  undone_at: OrNull(Text),
  reversed_at: OrNull(Text),
});

export function fromJson(row: Static<typeof DecisionJson>): DecisionRow {
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...row,
    decided_at: new Date(row.decided_at),
    until: time(row.until),
    notified_at: time(row.notified_at),
    undone_at: time(row.undone_at),
    reversed_at: time(row.reversed_at),
  };
}

const selectByIds = statement({
  name: 'find_decisions',
  text: `select ${columns} from decision d where d.id = any ($ids)`,
  params: { ids: 'uuid[]' },
  row: DecisionRow,
});

export const findDecisionsByIds = (db: Db, ids: readonly string[]) => selectByIds.all(db, { ids });

/** Whether it still holds. */
const stands = ({ undone_at, reversed_at }: DecisionRow) => !undone_at && !reversed_at;

/** Strikes are the decisions of the last `days` that still hold. Counted from them, they can't differ. */
export function countStrikes(
  rows: readonly DecisionRow[],
  memberId: string,
  days: number,
  now: Date,
) {
  const since = now.getTime() - days * 86_400_000;
  return rows
    .filter((row) => row.member_id === memberId && stands(row) && row.decided_at.getTime() > since)
    .reduce((sum, { strikes }) => sum + strikes, 0);
}

export function toDecision(row: DecisionRow, now: Date, withNote = true): Decision {
  const { ground, clause, category, keyword } = row;
  const canUndo = stands(row) && !row.notified_at && undoEnd(row.decided_at) > now;
  return {
    _id: row.id,
    action: row.action,
    by: row.by,
    at: row.decided_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    ground: ground && category && keyword ? { kind: ground, clause, category, keyword } : null,
    reason: row.reason,
    writtenReason: row.written_reason,
    note: withNote ? row.note : null,
    strikes: row.strikes,
    fraud: row.fraud,
    copies: row.copies,
    reports: row.reports,
    undoableUntil: canUndo ? undoEnd(row.decided_at).toISOString() : null,
    undoneAt: row.undone_at?.toISOString() ?? null,
    reversedAt: row.reversed_at?.toISOString() ?? null,
  };
}
