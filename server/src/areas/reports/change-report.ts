import { hasPermission, permissions } from '@kindred/contract/permissions';
import type { Report } from '@kindred/contract/reports';
import { isPartOf } from '@kindred/contract/reports/part';
import {
  type Priority,
  type ReportStatus,
  isSettled,
  nextStatuses,
} from '@kindred/contract/reports/report-types';
import type { FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { auditRefused, writeAudit } from '../../platform/audit/audit.ts';
import { refuseStale } from '../../platform/http/responses/etag.ts';
import { refuseOwnPart } from './own-part.ts';
import { readLockedReport, readReport, versionOf } from './report.ts';
import { planOutcomeNotice } from './outcome-job.ts';

/** What a change of a report needs: who makes it, when, and how to notify. */
export interface ReportContext {
  readonly pool: Pool;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Runs a change of a report, with its effects and audit row, in one transaction. */
function changeReport(
  { pool, request }: ReportContext,
  id: string,
  action: 'status' | 'priority' | 'assign',
  write: (client: PoolClient, before: Report) => Promise<boolean>,
): Promise<Report> {
  const subject = { kind: 'report', id } as const;
  const change = () =>
    inTransaction(pool, async (client) => {
      const before = await readLockedReport(client, id);
      refuseOwnPart(before, request.caller);
      refuseStale(request, versionOf(before), { report: before });
      if (!(await write(client, before))) {
        await writeAudit(client, request, { action: 'report.read', subject });
        return before;
      }
      const after = await readReport(client, id);
      await writeAudit(client, request, {
        action: `report.${action}`,
        subject,
        details: { before: versionOf(before), after: versionOf(after) },
      });
      return after;
    });
  return auditRefused(pool, request, subject, change);
}

export function changeStatus(context: ReportContext, id: string, status: ReportStatus) {
  return changeReport(context, id, 'status', async (client, before) => {
    if (before.status === status) return false;
    if (!nextStatuses[before.status].includes(status)) {
      const params = { from: before.status, to: status };
      throw new AppError('report_status_unreachable', { params });
    }
    if (isSettled(status)) refuseSettlingPerson(before, context);
    await addStatusEvent(client, context, before, status);
    if (isSettled(status)) await planOutcomeNotice(client, id, status, context.now);
    return true;
  });
}

/**
 * Settling a report about a person is a decision about them. Reports about the service are answered by anyone who reads
 * them.
 */
function refuseSettlingPerson({ case: ofPerson }: Report, { request }: ReportContext) {
  if (ofPerson === null || hasPermission(request.caller?.staffRole, 'decideCases')) return;
  throw new AppError('moderator_required');
}

const insertEvent = statement({
  name: 'insert_report_event',
  text: `insert into report_event (report_id, from_status, to_status, by_id, at)
    values ($reportId, $from, $to, $byId, $now)`,
  params: { reportId: 'uuid', from: 'text', to: 'text', byId: 'uuid?', now: 'timestamptz' },
});

/** Inserts the event. Triggers then update the report and its case. */
export async function addStatusEvent(
  client: PoolClient,
  { request, now }: ReportContext,
  { _id, status: from }: Report,
  to: ReportStatus,
) {
  const byId = request.caller?.id ?? null;
  await insertEvent.run(client, { reportId: _id, from, to, byId, now });
}

const updatePriority = statement({
  name: 'update_report_priority',
  text: 'update report set priority = $priority where id = $id',
  params: { id: 'uuid', priority: 'text' },
});

export function changePriority(context: ReportContext, id: string, priority: Priority) {
  return changeReport(context, id, 'priority', async (client, before) => {
    if (before.priority === priority) return false;
    await updatePriority.run(client, { id, priority });
    return true;
  });
}

const updateAssignee = statement({
  name: 'update_report_assignee',
  text: 'update report set assignee_id = $assigneeId where id = $id',
  params: { id: 'uuid', assigneeId: 'uuid?' },
});

export function assign(context: ReportContext, id: string, assigneeId: string | null) {
  return changeReport(context, id, 'assign', async (client, before) => {
    if ((before.assignee?._id ?? null) === assigneeId) return false;
    if (assigneeId) await refuseInvalidAssignee(client, before, assigneeId);
    await updateAssignee.run(client, { id, assigneeId });
    return true;
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

export function removeReport({ pool, request }: ReportContext, id: string) {
  return inTransaction(pool, async (client) => {
    const report = await readLockedReport(client, id);
    refuseOwnPart(report, request.caller);
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
