import { closesAccount } from '@kindred/contract/desk/sanctions';
import type { Appeal } from '@kindred/contract/desk/appeals';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { PoolClient } from 'pg';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { type CaseWork, caseEntry } from '../cases/claims.ts';
import type { DecisionRow } from '../decisions/decision.ts';
import { reopenReport } from '../decisions/report-events.ts';
import { lockDecided } from '../decisions/undo.ts';
import { type AppealRow, readAppeal, waitsFor } from './appeals.ts';
import { type Restored, reverse, reversePartly } from './reverse.ts';

export interface AppealDecision {
  readonly outcome: AppealOutcome;
  readonly answer: string;
  readonly days?: number;
}

const updateAppeal = statement({
  name: 'decide_appeal',
  text: `update appeal set outcome = $outcome, answer = $answer, decided_by = $staffId, decided_at = $now
    where id = $id`,
  params: { id: 'uuid', outcome: 'text', answer: 'text', staffId: 'uuid', now: 'timestamptz' },
});

const day = 86_400_000;

/** The first decider may decide only if no one else can: every appeal gets an answer. */
export async function decideAppeal(
  client: PoolClient,
  id: string,
  decided: AppealDecision,
  { request, member, now }: CaseWork,
) {
  const { decision_id } = await readAppeal(client, id, member.id);
  const row = await lockDecided(client, decision_id);
  const appeal = await readAppeal(client, id, member.id);
  if (appeal.outcome) throw new AppError('appeal_already_decided');
  refuseWrongDecider(waitsFor(appeal, row, member));
  const { outcome, answer } = decided;
  const restored = await carryOut(client, row, appeal, decided, { staffId: member.id, now });
  await updateAppeal.run(client, { id, outcome, answer, staffId: member.id, now });
  const sameDecider = row.decided_by === member.id;
  const { details, ...entry } = caseEntry({ id: row.case_id ?? row.id, member_id: row.member_id });
  await writeAudit(client, request, {
    action: 'case.appeal',
    ...entry,
    details: {
      ...details,
      appeal: id,
      decision: row.id,
      ...(sameDecider && { sameDecider }),
      after: { outcome },
    },
  });
  return { row, appeal, sameDecider, restored };
}

function refuseWrongDecider(who: Appeal['waitsFor']) {
  if (who === 'colleague') throw new AppError('appeal_of_own_decision');
  if (who === 'administrator') throw new AppError('appeal_of_colleague');
}

async function carryOut(
  client: PoolClient,
  row: DecisionRow,
  { report_id: reportId }: AppealRow,
  { outcome, days }: AppealDecision,
  { staffId, now }: { staffId: string; now: Date },
): Promise<Restored | null> {
  const isShortened = outcome === 'partly-reversed' && closesAccount(row.action);
  if (isShortened && !days) throw new AppError('fewer_days_missing');
  if (!isShortened && days) throw new AppError('days_without_shorter_sanction');
  if (outcome === 'upheld') return null;
  if (reportId) {
    // A reversed dismissal reopens its report, and with it the case.
    await reopenReport(client, { reportId, staffId, now });
    return null;
  }
  if (row.reversed_at) throw new AppError('decision_already_reversed');
  if (outcome === 'reversed') return reverse(client, row, staffId, now);
  const until = new Date(row.decided_at.getTime() + (days ?? 0) * day);
  if (isShortened && row.until && until >= row.until) throw new AppError('fewer_days_missing');
  return reversePartly(client, row, until, now);
}
