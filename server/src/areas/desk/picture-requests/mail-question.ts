import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { LanguageOrNull, Text, Timestamp } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { insertReply } from '../reporters/insert-reply.ts';
import { notifyReporterOfReply, referenceOf } from '../reporters/notify-reporter.ts';
import { createRequestTokens } from './token.ts';

const selectMailbox = statement({
  name: 'find_mailbox_of_picture_request',
  text: `select w.email, w.language, q.due_at
    from picture_request q join notice_sender w on w.report_id = q.report_id
    where q.report_id = $reportId and w.email is not null`,
  params: { reportId: 'uuid' },
  row: Row({ email: Text, language: LanguageOrNull, due_at: Timestamp }),
});

interface Question {
  readonly reportId: string;
  readonly question: string;
  readonly staffId: string;
}

type App = Pick<FastifyInstance, 'sendMail' | 'secret' | 'config' | 'now'>;

/** Sends what the team wants to know: to members as a reply to their report, to others by mail. */
export async function mailQuestion(
  client: PoolClient,
  { sendMail, secret, config, now }: App,
  { reportId, question, staffId }: Question,
) {
  const reply = { reportId, message: question, isInternal: false, staffId, now: now() };
  await insertReply(client, reply);
  await notifyReporterOfReply(client, reportId);
  const mailbox = await selectMailbox.first(client, { reportId });
  if (!mailbox) return;
  await sendMail(client, {
    to: mailbox.email,
    language: mailbox.language,
    kind: 'picture-request-asked',
    data: {
      reference: referenceOf(reportId),
      question,
      dueAt: mailbox.due_at.toISOString(),
      timeZone: config.timeZone,
      token: createRequestTokens(secret).make(reportId),
    },
  });
}
