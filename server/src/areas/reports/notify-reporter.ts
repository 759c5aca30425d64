import type { ReportOutcome } from '@kindred/contract/reports/notices';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import type { SendMail } from '../../platform/mail/mail.ts';
import { notifyMember } from '../notices/notify-member.ts';

export async function notifyReporterOfReply(client: PoolClient, sendMail: SendMail, id: string) {
  const memberId = await findReporter(client, id);
  if (!memberId) return;
  const notice = { memberId, kind: 'report.reply' as const, about: { reportId: id } };
  const data = { reference: referenceOf(id) };
  await notifyMember(client, sendMail, notice, { kind: 'report-answered', data });
}

export async function notifyReporterOfOutcome(
  client: PoolClient,
  sendMail: SendMail,
  id: string,
  outcome: ReportOutcome,
) {
  const memberId = await findReporter(client, id);
  if (!memberId) return;
  const about = { reportId: id, status: outcome };
  const notice = { memberId, kind: 'report.outcome' as const, about };
  const data = { reference: referenceOf(id), outcome };
  await notifyMember(client, sendMail, notice, { kind: 'report-settled', data });
}

const referenceOf = (id: string) => `#${id.slice(-6)}`;

const selectReporter = statement({
  name: 'find_reporter',
  text: 'select reporter_id from report where id = $id',
  params: { id: 'uuid' },
  row: Row({ reporter_id: OrNull(Uuid) }),
});

const findReporter = async (db: Db, id: string) =>
  (await selectReporter.first(db, { id }))?.reporter_id ?? null;
