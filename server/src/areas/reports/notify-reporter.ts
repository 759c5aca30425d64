import type { ReportOutcome } from '@kindred/contract/reports/notices';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { tellMembers } from '../../platform/live/tell.ts';
import type { SendMail } from '../../platform/mail/mail.ts';
import { notify } from '../notices/notify.ts';

export async function notifyReporterOfReply(client: PoolClient, id: string) {
  const memberId = await findReporter(client, id);
  if (!memberId) return;
  await tellMembers(client, [memberId], 'ownReports', {});
  await notify(client, { memberId, kind: 'report.reply', about: { reportId: id } });
}

/** What a decision says to a reporter. */
interface Told {
  readonly answer: string | null;
  readonly token: string;
  readonly takesAppeals: boolean;
}

export async function notifyReporterOfOutcome(
  client: PoolClient,
  sendMail: SendMail,
  id: string,
  outcome: ReportOutcome,
  told: Told | null = null,
) {
  const memberId = await findReporter(client, id);
  if (!memberId) return mailSender(client, sendMail, id, outcome, told);
  const about = { reportId: id, status: outcome };
  await tellMembers(client, [memberId], 'ownReports', {});
  await notify(client, { memberId, kind: 'report.outcome', about });
}

const selectSender = statement({
  name: 'find_notice_sender',
  text: 'select email from notice_sender where report_id = $id and email is not null',
  params: { id: 'uuid' },
  row: Row({ email: Text }),
});

/** A reporter without an account gets the reply by mail. */
async function mailSender(
  client: PoolClient,
  sendMail: SendMail,
  id: string,
  outcome: ReportOutcome,
  told: Told | null,
) {
  const sender = await selectSender.first(client, { id });
  if (!sender) return;
  const data = {
    reference: referenceOf(id),
    outcome,
    answer: told?.answer ?? null,
    token: told?.token ?? null,
    takesAppeals: told?.takesAppeals ?? false,
  };
  await sendMail(client, { to: sender.email, kind: 'notice-settled', data });
}

export const referenceOf = (id: string) => `#${id.slice(-6)}`;

const selectReporter = statement({
  name: 'find_reporter',
  text: 'select reporter_id from report where id = $id',
  params: { id: 'uuid' },
  row: Row({ reporter_id: OrNull(Uuid) }),
});

const findReporter = async (db: Db, id: string) =>
  (await selectReporter.first(db, { id }))?.reporter_id ?? null;
