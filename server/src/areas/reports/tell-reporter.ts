import type { PoolClient } from 'pg';
import type { SendMail } from '../../platform/mail/mail.ts';
import { notifyMember } from '../notices/notify-member.ts';

export async function tellAnswer(client: PoolClient, sendMail: SendMail, id: string) {
  const memberId = await findReporter(client, id);
  if (!memberId) return;
  const notice = { memberId, kind: 'report.reply' as const, about: { reportId: id } };
  const data = { reference: short(id) };
  await notifyMember(client, sendMail, notice, { kind: 'report-answered', data });
}

export async function tellOutcome(
  client: PoolClient,
  sendMail: SendMail,
  id: string,
  outcome: 'resolved' | 'closed' | 'rejected',
) {
  const memberId = await findReporter(client, id);
  if (!memberId) return;
  const about = { reportId: id, status: outcome };
  const notice = { memberId, kind: 'report.outcome' as const, about };
  const data = { reference: short(id), outcome };
  await notifyMember(client, sendMail, notice, { kind: 'report-settled', data });
}

const short = (id: string) => `#${id.slice(-6)}`;

async function findReporter(client: PoolClient, id: string) {
  const { rows } = await client.query<{ reporter_id: string | null }>({
    name: 'find_reporter',
    text: 'select reporter_id from report where id = $1',
    values: [id],
  });
  return rows[0]?.reporter_id ?? null;
}
