import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/audit.ts';
import { startReport } from '../desk/decisions/report-events.ts';
import { insertReply } from '../desk/reporters/insert-reply.ts';
import { notifyReporterOfReply } from '../desk/reporters/notify-reporter.ts';
import type { ReportContext } from './change-report.ts';
import { refuseOwnPart } from './own-part.ts';
import { readLockedReport, readReport } from './report.ts';

interface NewReply {
  readonly message: string;
  readonly isInternal: boolean;
}

/** A reply starts a pending report and is sent to its reporter; an internal note stays within the team. */
export async function addReply(
  client: PoolClient,
  { request, member, now }: ReportContext,
  id: string,
  { message, isInternal }: NewReply,
) {
  const before = await readLockedReport(client, id);
  refuseOwnPart(before, member);
  const by = { reportId: id, staffId: member.id, now };
  const replyId = await insertReply(client, { ...by, message, isInternal });
  if (!isInternal) {
    await startReport(client, by);
    await notifyReporterOfReply(client, id);
  }
  const after = await readReport(client, id);
  await writeAudit(client, request, {
    action: isInternal ? 'report.note' : 'report.reply',
    subject: { kind: 'report', id },
    details: { reply: replyId, before: { status: before.status }, after: { status: after.status } },
  });
  return after;
}
