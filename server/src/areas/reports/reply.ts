import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/audit.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { type Work, moveReport } from './change-report.ts';
import { readLockedReport, readReport } from './report.ts';
import { tellAnswer } from './tell-reporter.ts';

interface NewReply {
  readonly message: string;
  readonly isInternal: boolean;
}

/** An answer takes a waiting report up and is told to who reported; a note stays within the team. */
export async function addReply(
  client: PoolClient,
  work: Work,
  id: string,
  { message, isInternal }: NewReply,
) {
  const { request, now, sendMail } = work;
  const before = await readLockedReport(client, id);
  const replyId = timeOrderedId();
  await client.query({
    name: 'insert_reply',
    text: `insert into reply (report_id, id, message, is_internal, replied_by, replied_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [id, replyId, message, isInternal, request.caller?.id, now],
  });
  if (!isInternal) {
    if (before.status === 'pending') await moveReport(client, work, before, 'in_progress');
    await tellAnswer(client, sendMail, id);
  }
  const after = await readReport(client, id);
  await writeAudit(client, request, {
    action: isInternal ? 'report.note' : 'report.reply',
    subject: { kind: 'report', id },
    details: { reply: replyId, before: { status: before.status }, after: { status: after.status } },
  });
  return after;
}
