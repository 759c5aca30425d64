import type { PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { type ReportContext, addStatusEvent } from './change-report.ts';
import { refuseOwnPart } from './own-part.ts';
import { readLockedReport, readReport } from './report.ts';
import { notifyReporterOfReply } from './notify-reporter.ts';

interface NewReply {
  readonly message: string;
  readonly isInternal: boolean;
}

const insertReply = statement({
  name: 'insert_reply',
  text: `insert into reply (report_id, id, message, is_internal, replied_by, replied_at)
    values ($reportId, $replyId, $message, $isInternal, $staffId, $now)`,
  params: {
    reportId: 'uuid',
    replyId: 'uuid',
    message: 'text',
    isInternal: 'bool',
    staffId: 'uuid?',
    now: 'timestamptz',
  },
});

interface Answer {
  readonly reportId: string;
  readonly message: string;
  readonly staffId: string | null;
  readonly now: Date;
}

/** Adds a decision's answer to the reporter of a locked report. */
export const insertAnswer = (client: PoolClient, answer: Answer) =>
  insertReply.run(client, { ...answer, replyId: timeOrderedId(), isInternal: false });

/** A reply starts a pending report and is sent to its reporter; an internal note stays within the team. */
export async function addReply(
  client: PoolClient,
  context: ReportContext,
  id: string,
  { message, isInternal }: NewReply,
) {
  const { request, now } = context;
  const before = await readLockedReport(client, id);
  refuseOwnPart(before, request.caller);
  const replyId = timeOrderedId();
  const staffId = request.caller?.id ?? null;
  await insertReply.run(client, { reportId: id, replyId, message, isInternal, staffId, now });
  if (!isInternal) {
    if (before.status === 'pending') await addStatusEvent(client, context, before, 'in_progress');
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
