import type { NewDecision } from '@kindred/contract/desk/decisions';
import { permissions } from '@kindred/contract/permissions';
import type { Report } from '@kindred/contract/reports';
import { isPartOf } from '@kindred/contract/reports/part';
import { type Priority, type ReportStatus } from '@kindred/contract/reports/report-types';
import { isSettled, nextStatuses } from '@kindred/contract/reports/report-list';
import type { PoolClient } from 'pg';
import { lockCaseOfReport, lockReport } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { auditRefused, writeAudit } from '../../platform/audit/audit.ts';
import { refuseStale } from '../../platform/http/responses/etag.ts';
import type { CaseWork } from '../desk/cases/claims.ts';
import type { DeskApp } from '../desk/decisions/decide.ts';
import { startReport } from '../desk/decisions/report-events.ts';
import { reopenSettledReport, settleReport } from '../desk/decisions/settle-report.ts';
import { refuseOwnPart } from './own-part.ts';
import { readLockedReport, readReport, versionOf } from './report.ts';

/** What a change of a report needs: the services of the application, who makes it, and when. */
export interface ReportContext extends CaseWork {
  readonly app: DeskApp;
}

type Action = 'status' | 'priority' | 'assign';
/** The entry in the log that a change still needs; null if all of it is logged already. */
type ToLog = Action | 'read' | null;

interface Change {
  readonly lock?: (client: PoolClient, id: string) => Promise<unknown>;
  readonly write: (client: PoolClient, before: Report) => Promise<ToLog>;
}

/** Runs a change of a report, with its effects and audit row, in one transaction. */
function changeReport(
  { app: { pool }, request, member }: ReportContext,
  id: string,
  { lock = lockReport, write }: Change,
): Promise<Report> {
  const subject = { kind: 'report', id } as const;
  const change = () =>
    inTransaction(pool, async (client) => {
      await lock(client, id);
      const before = await readReport(client, id);
      refuseOwnPart(before, member);
      refuseStale(request, versionOf(before), { report: before });
      const action = await write(client, before);
      if (action === 'read') {
        await writeAudit(client, request, { action: 'report.read', subject });
        return before;
      }
      const after = await readReport(client, id);
      const details = { before: versionOf(before), after: versionOf(after) };
      if (action)
        await writeAudit(client, request, { action: `report.${action}`, subject, details });
      return after;
    });
  return auditRefused(pool, request, subject, change);
}

/** Settling and reopening are decisions of the desk, which logs the ones that it makes. */
export function changeStatus(
  context: ReportContext,
  id: string,
  { status, confirmed }: { status: ReportStatus } & Pick<NewDecision, 'confirmed'>,
) {
  const { app, member, now } = context;
  return changeReport(context, id, {
    lock: lockCaseOfReport,
    write: async (client, { status: from, caseId }) => {
      if (from === status) return 'read';
      if (!nextStatuses[from].includes(status)) {
        const params = { from, to: status };
        throw new AppError('report_status_unreachable', { params });
      }
      if (isSettled(status)) {
        const settlement = { reportId: id, caseId, outcome: status, confirmed };
        await settleReport(client, app, settlement, context);
        return null;
      }
      if (isSettled(from))
        return (await reopenSettledReport(client, id, context)) ? 'status' : null;
      await startReport(client, { reportId: id, staffId: member.id, now });
      return 'status';
    },
  });
}

const updatePriority = statement({
  name: 'update_report_priority',
  text: 'update report set priority = $priority where id = $id',
  params: { id: 'uuid', priority: 'text' },
});

export function changePriority(context: ReportContext, id: string, priority: Priority) {
  return changeReport(context, id, {
    write: async (client, before) => {
      if (before.priority === priority) return 'read';
      await updatePriority.run(client, { id, priority });
      return 'priority';
    },
  });
}

const updateAssignee = statement({
  name: 'update_report_assignee',
  text: 'update report set assignee_id = $assigneeId where id = $id',
  params: { id: 'uuid', assigneeId: 'uuid?' },
});

export function assign(context: ReportContext, id: string, assigneeId: string | null) {
  return changeReport(context, id, {
    write: async (client, before) => {
      if ((before.assignee?._id ?? null) === assigneeId) return 'read';
      if (assigneeId) await refuseInvalidAssignee(client, before, assigneeId);
      await updateAssignee.run(client, { id, assigneeId });
      return 'assign';
    },
  });
}

const selectReportStaff = statement({
  name: 'find_report_staff',
  text: `select from member where id = $id and state = 'active'
    and staff_role = any ($roles)`,
  params: { id: 'uuid', roles: 'text[]' },
});

async function refuseInvalidAssignee(client: PoolClient, report: Report, id: string) {
  const mayHandle = await selectReportStaff.run(client, { id, roles: permissions.handleReports });
  if (mayHandle && !isPartOf(report, id)) return;
  throw new AppError('assignee_unsuitable');
}

const deleteReport = statement({
  name: 'delete_report',
  text: 'delete from report where id = $id',
  params: { id: 'uuid' },
});

export function removeReport({ app, request, member }: ReportContext, id: string) {
  return inTransaction(app.pool, async (client) => {
    const report = await readLockedReport(client, id);
    refuseOwnPart(report, member);
    await deleteReport.run(client, { id });
    await writeAudit(client, request, {
      action: 'report.delete',
      subject: { kind: 'report', id },
      details: {
        before: {
          problem_type: report.problem_type,
          reported: report.reportedUser?._id ?? null,
          createdAt: report.createdAt,
          replies: report.replies.length,
          ...versionOf(report),
        },
      },
    });
    return { _id: id };
  });
}
