import { undoSeconds } from '@kindred/contract/desk/outcomes';
import { hasPermission } from '@kindred/contract/permissions';
import type { NewDecision } from '@kindred/contract/desk/decisions';
import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { CaseWork } from '../cases/claims.ts';
import { lockCaseToDecide } from './case-to-decide.ts';
import { type DeskApp, decide } from './decide.ts';
import { reopenReport, startReport } from './report-events.ts';
import { undo } from './undo.ts';

interface Settlement {
  readonly reportId: string;
  readonly caseId: string;
  readonly outcome: ReportOutcome;
  readonly confirmed: NewDecision['confirmed'];
}

/**
 * Settles one report by its status, which is a decision about its case that sanctions no one. The caller has locked the
 * case of the report.
 */
export async function settleReport(
  client: PoolClient,
  app: DeskApp,
  { reportId, caseId, outcome, confirmed = [] }: Settlement,
  work: CaseWork,
) {
  const reports = [{ _id: reportId, outcome }];
  const found = await lockCaseToDecide(client, caseId, work.member, { reports });
  // Reports about the service are answered by anyone who reads them.
  if (found.kind === 'person' && !hasPermission(work.member.staffRole, 'decideCases'))
    throw new AppError('moderator_required');
  const decision = { version: found.version, action: 'dismiss', reports, confirmed } as const;
  await decide(client, app, found, decision, work);
}

const selectUndoable = statement({
  name: 'find_undoable_decision_of_report',
  text: `select d.id from decision d
      join decision_report t on t.decision_id = d.id
      join report r on r.id = t.report_id
    where r.id = $reportId and d.action = 'dismiss' and d.decided_by = $staffId
      and d.decided_at > $since and d.notified_at is null and d.undone_at is null
      and r.status = t.outcome and r.settled_at = greatest(d.decided_at, r.created_at)
      and not exists (select from decision_report o where o.decision_id = d.id and o.report_id <> r.id)`,
  params: { reportId: 'uuid', staffId: 'uuid', since: 'timestamptz' },
  row: Row({ id: Uuid }),
});

/**
 * Reopens a settled report, so that it is in progress. Who has just settled it alone undoes their decision with it, as at
 * the desk. The caller has locked the case of the report. False if undoing has logged all of it.
 */
export async function reopenSettledReport(client: PoolClient, reportId: string, work: CaseWork) {
  const { member, now } = work;
  const event = { reportId, staffId: member.id, now };
  const since = new Date(now.getTime() - undoSeconds * 1000);
  const decision = await selectUndoable.first(client, { reportId, staffId: member.id, since });
  if (!decision) return (await reopenReport(client, event)) > 0;
  await undo(client, decision.id, work);
  return (await startReport(client, event)) > 0;
}
