import { automations, appealMonths, appealOutcomes } from '@kindred/contract/desk/outcomes';
import { decisionActions, isSanction, sanctions } from '@kindred/contract/desk/sanctions';
import { type Statement } from '@kindred/contract/desk/statements';
import { reportOutcomes } from '@kindred/contract/reports/outcomes';
import { type Static, Object as Row } from 'typebox';
import { Flag, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { listOf } from '../../../db/list-of.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { Party, StatementTokens } from '../../members/statement-token.ts';

const StatementRow = Row({
  decision_id: Uuid,
  report_id: OrNull(Uuid),
  /** The party's member id, if they have an account. */
  party_id: OrNull(Uuid),
  action: Word(decisionActions),
  notified_at: Timestamp,
  until: OrNull(Timestamp),
  ground: OrNull(Word(['law', 'terms'])),
  clause: OrNull(Text),
  reason: OrNull(Text),
  noticed: Flag,
  automated_detection: Flag,
  automated_decision: Word(automations),
  reversed_at: OrNull(Timestamp),
  report_outcome: OrNull(Word(reportOutcomes)),
  report_answer: OrNull(Text),
  message: OrNull(Text),
  made_at: OrNull(Timestamp),
  outcome: OrNull(Word(appealOutcomes)),
  answer: OrNull(Text),
  decided_at: OrNull(Timestamp),
});
export type StatementRow = Static<typeof StatementRow>;

const columns = (
  report: string,
) => `d.id as decision_id, ${report} as report_id, d.action, d.notified_at, d.until,
  d.ground, d.clause, d.reason,
  exists (select from decision_report n where n.decision_id = d.id) as noticed,
  d.automated_detection, d.automated_decision, d.reversed_at,
  a.message, a.made_at, a.outcome, a.answer, a.decided_at`;

/** What each of the two parties may see. A decision that can still be undone is not visible. */
const subjects = `select ${columns('null::uuid')}, d.member_id as party_id, null::text as report_outcome,
    null::text as report_answer
  from decision d left join appeal a on a.decision_id = d.id and a.report_id is null
  where d.notified_at is not null and d.undone_at is null and d.action in ${listOf(sanctions)} and d.member_id is not null`;
const reporters = `select ${columns('t.report_id')}, r.reporter_id as party_id, t.outcome as report_outcome,
    t.answer as report_answer
  from decision d join decision_report t on t.decision_id = d.id join report r on r.id = t.report_id
    left join appeal a on a.decision_id = d.id and a.report_id = t.report_id
  where d.notified_at is not null and d.undone_at is null`;

const selectOne = statement({
  name: 'find_statement',
  text: `${subjects} and d.id = $decisionId and $reportId::uuid is null
    union all ${reporters} and d.id = $decisionId and t.report_id = $reportId`,
  params: { decisionId: 'uuid', reportId: 'uuid?' },
  row: StatementRow,
});

export async function readStatement(db: Db, party: Party | null) {
  const row = party && (await selectOne.first(db, { ...party }));
  if (!row) throw new AppError('statement_not_found');
  return row;
}

const noReport = `'00000000-0000-0000-0000-000000000000'::uuid`;

const selectOwn = statement({
  name: 'find_own_statements',
  text: `select * from (${subjects} and d.member_id = $memberId
      union all ${reporters} and r.reporter_id = $memberId) as own
    where ($party::text is null or (report_id is null) = ($party = 'subject'))
      and ($decisionId::uuid is null or (notified_at, decision_id, coalesce(report_id, ${noReport}))
        < (select notified_at, id, coalesce($reportId::uuid, ${noReport}) from decision where id = $decisionId))
    order by notified_at desc, decision_id desc, coalesce(report_id, ${noReport}) desc limit $limit`,
  params: {
    memberId: 'uuid',
    party: 'text?',
    decisionId: 'uuid?',
    reportId: 'uuid?',
    limit: 'int8',
  },
  row: StatementRow,
});

interface OwnQuery {
  readonly party?: Statement['party'];
  /** The statement after which the page starts. */
  readonly after: Party | null;
  readonly limit: number;
}

export const findOwnStatements = (db: Db, memberId: string, { party, after, limit }: OwnQuery) =>
  selectOwn.all(db, {
    memberId,
    party: party ?? null,
    decisionId: after?.decisionId ?? null,
    reportId: after?.reportId ?? null,
    limit,
  });

/** Until when this party can appeal the decision; null if there is nothing to appeal. */
export function appealUntil({ notified_at, report_id, action, reversed_at }: StatementRow) {
  if (reversed_at || (report_id && isSanction(action))) return null;
  const end = new Date(notified_at);
  end.setUTCMonth(end.getUTCMonth() + appealMonths);
  return end;
}

export function toStatement(
  row: StatementRow,
  tokens: StatementTokens,
  takesAppeals: boolean,
): Statement {
  const { decision_id: decisionId, report_id: reportId } = row;
  const common = {
    token: tokens.make({ decisionId, reportId }),
    at: row.notified_at.toISOString(),
    appeal: appealOf(row),
    appealUntil: (takesAppeals && appealUntil(row)?.toISOString()) || null,
  };
  if (reportId)
    return {
      ...common,
      party: 'reporter',
      reportId,
      outcome: row.report_outcome ?? 'closed',
      answer: row.report_answer,
    };
  return {
    ...common,
    party: 'subject',
    decisionId,
    action: sanctions.find((each) => each === row.action) ?? 'warn',
    until: row.until?.toISOString() ?? null,
    ground: row.ground ?? 'terms',
    clause: row.clause ?? '',
    reason: row.reason ?? '',
    noticed: row.noticed,
    automatedDetection: row.automated_detection,
    automatedDecision: row.automated_decision,
    reversedAt: row.reversed_at?.toISOString() ?? null,
  };
}

function appealOf({ message, made_at, outcome, answer, decided_at }: StatementRow) {
  if (!message || !made_at) return null;
  const decidedAt = decided_at?.toISOString() ?? null;
  return { message, madeAt: made_at.toISOString(), outcome, answer, decidedAt };
}
