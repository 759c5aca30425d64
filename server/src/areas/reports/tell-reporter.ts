import type { PoolClient } from 'pg';
import type { SendMail } from '../../platform/mail.ts';
import { writeNotice } from '../notifications/notices.ts';

export async function tellAnswer(client: PoolClient, sendMail: SendMail, id: string) {
  const reporter = await findReporter(client, id);
  if (!reporter) return;
  const about = { reportId: id };
  await writeNotice(client, { memberId: reporter.id, kind: 'report.reply', about });
  const { mailbox: to } = reporter;
  if (to) await sendMail(client, { to, kind: 'report-answered', data: { reference: short(id) } });
}

export async function tellOutcome(
  client: PoolClient,
  sendMail: SendMail,
  id: string,
  outcome: 'resolved' | 'closed' | 'rejected',
) {
  const reporter = await findReporter(client, id);
  if (!reporter) return;
  const about = { reportId: id, status: outcome };
  await writeNotice(client, { memberId: reporter.id, kind: 'report.outcome', about });
  const data = { reference: short(id), outcome };
  const { mailbox: to } = reporter;
  if (to) await sendMail(client, { to, kind: 'report-settled', data });
}

const short = (id: string) => `#${id.slice(-6)}`;

/** Who reported. They are written to if the address is theirs for certain and they can still sign in to read on. */
async function findReporter(client: PoolClient, id: string) {
  const { rows } = await client.query<{ id: string; mailbox: string | null }>({
    name: 'find_reporter',
    text: `select m.id,
        case when m.state = 'active' and m.email_verified_at is not null then m.email end as mailbox
      from report r join member m on m.id = r.reporter_id where r.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
