import type { Language } from '@kindred/contract/languages';
import { sendContentNotice } from '@kindred/contract/reports/content-notice';
import { reportReasons } from '@kindred/contract/reports/reasons';
import { staysUnnamed } from '@kindred/contract/reports/reason-forms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row, type Static } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { clientNetworkOf } from '../../platform/http/address.ts';
import { statedLanguage } from '../../platform/http/language.ts';
import { hasTry, takeTries, tryKey } from '../../platform/http/limits/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { insertReport } from './create-report.ts';
import { limits } from './limits.ts';
import { referenceOf } from '../desk/reporters/notify-reporter.ts';

type Notice = Static<(typeof sendContentNotice)['schema']['body']>;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

const selectMember = statement({
  name: 'find_member_of_content_notice',
  text: `select id from member where id = $id and state <> 'erased' and staff_role is null`,
  params: { id: 'uuid' },
  row: Row({ id: Uuid }),
});

/** The member of the profile URL. The response is the same whether there is one or not. */
export async function lockNamed(client: PoolClient, location: string) {
  const [id] = uuid.exec(location) ?? [];
  if (!id || !(await lockMember(client, id))) return null;
  return (await selectMember.first(client, { id }))?.id ?? null;
}

export const insertSender = statement({
  name: 'insert_notice_sender',
  text: `insert into notice_sender (report_id, name, email, location, language)
    values ($reportId, $name, $email, $location, $language)`,
  params: {
    reportId: 'uuid',
    name: 'text?',
    email: 'text?',
    location: 'text',
    language: 'text?',
  },
});

/** The law requires both, except from people who report child abuse. */
function senderOf({ name, email, reason }: Notice) {
  if (name && email) return { name, email: email.toLowerCase() };
  if (staysUnnamed(reason) && !name && !email) return { name: null, email: null };
  throw new AppError(name ? 'sender_email_missing' : 'sender_name_missing');
}

async function addNotice(
  client: PoolClient,
  notice: Notice,
  { now, language }: { now: Date; language: Language | null },
) {
  const { location, reason, description } = notice;
  const sender = senderOf(notice);
  const reportedId = await lockNamed(client, location);
  const report = { problem_type: reportReasons[reason].problem_type, reason, description };
  const id = await insertReport(client, null, reportedId, report, now);
  await addJob(client, 'copy-evidence-of-notice', { reportId: id, publicId: null });
  await insertSender.run(client, { reportId: id, ...sender, location, language });
  return { id, email: sender.email };
}

/** The form on the public site, for people without an account. */
export function contentNoticeRoute(app: FastifyInstance) {
  const { pool, now, sendMail, config } = app;

  const count = (request: FastifyRequest, reply: FastifyReply) => {
    const { perNetwork: tries, seconds } = limits.notice;
    const key = tryKey('content notice', clientNetworkOf(request));
    return takeTries(pool, {
      now: now(),
      scale: config.limits,
      reply,
      limits: [{ key, tries, seconds }],
    });
  };
  /** Anyone can write any address: beyond the limit it gets no mail, and the notice is taken all the same. */
  const mayMail = (client: PoolClient, email: string) => {
    const { perAccount: tries, seconds } = limits.noticeMail;
    const limit = { key: tryKey('content notice to', email), tries, seconds };
    return hasTry(client, { now: now(), scale: config.limits, limit });
  };

  serve(app, sendContentNotice, async ({ body, request, reply }) => {
    await count(request, reply);
    const language = statedLanguage(request);
    const id = await inTransaction(pool, async (client) => {
      const { id: added, email: to } = await addNotice(client, body, { now: now(), language });
      const data = { reference: referenceOf(added) };
      if (to && (await mayMail(client, to)))
        await sendMail(client, { to, language, kind: 'notice-received', data });
      return added;
    });
    return { data: { reference: referenceOf(id) } };
  });
}
