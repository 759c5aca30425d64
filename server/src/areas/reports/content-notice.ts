import { sendContentNotice } from '@kindred/contract/reports/content-notice';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row, type Static } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { clientNetworkOf } from '../../platform/http/address.ts';
import { takeTries } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { copyEvidence } from './evidence.ts';
import { insertReport } from './create-report.ts';
import { limits } from './limits.ts';
import { referenceOf } from './notify-reporter.ts';

type Notice = Static<(typeof sendContentNotice)['schema']['body']>;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

const selectMember = statement({
  name: 'find_member_of_content_notice',
  text: `select id from member where id = $id and state <> 'erased' and staff_role is null`,
  params: { id: 'uuid' },
  row: Row({ id: Uuid }),
});

/** The member whose profile the address names. The answer is the same whether there is one or not. */
async function lockNamed(client: PoolClient, location: string) {
  const [id] = uuid.exec(location) ?? [];
  if (!id || !(await lockMember(client, id))) return null;
  return (await selectMember.first(client, { id }))?.id ?? null;
}

const insertSender = statement({
  name: 'insert_notice_sender',
  text: `insert into notice_sender (report_id, name, email, location)
    values ($reportId, $name, $email, $location)`,
  params: { reportId: 'uuid', name: 'text', email: 'text', location: 'text' },
});

async function addNotice(client: PoolClient, notice: Notice, now: Date) {
  const { name, email, location } = notice;
  const reportedId = await lockNamed(client, location);
  const id = await insertReport(client, null, reportedId, notice, now);
  if (reportedId)
    await copyEvidence(client, {
      reportId: id,
      reporterId: null,
      reportedId,
      report: {},
      now,
    });
  await insertSender.run(client, { reportId: id, name, email: email.toLowerCase(), location });
  return id;
}

/** The form on the public site, for people without an account. */
export function contentNoticeRoute(app: FastifyInstance) {
  const { pool, now, sendMail, config } = app;

  const count = (request: FastifyRequest, reply: FastifyReply, email: string) => {
    const { perNetwork, perAccount, seconds } = limits.notice;
    const keys = [
      { key: `content notice ${clientNetworkOf(request)}`, tries: perNetwork, seconds },
      { key: `content notice to ${email.toLowerCase()}`, tries: perAccount, seconds },
    ];
    return takeTries(pool, { now: now(), scale: config.limits, reply, limits: keys });
  };

  serve(app, sendContentNotice, async ({ body, request, reply }) => {
    await count(request, reply, body.email);
    const id = await inTransaction(pool, async (client) => {
      const added = await addNotice(client, body, now());
      const reference = referenceOf(added);
      await sendMail(client, { to: body.email, kind: 'notice-received', data: { reference } });
      return added;
    });
    return { data: { reference: referenceOf(id) } };
  });
}
