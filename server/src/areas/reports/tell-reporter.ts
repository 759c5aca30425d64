import type { PoolClient } from 'pg';
import type { SendMail } from '../../platform/mail.ts';

export async function tellAnswer(client: PoolClient, sendMail: SendMail, id: string) {
  const to = await findReader(client, id);
  if (to) await sendMail(client, { to, kind: 'report-answered', data: { reference: short(id) } });
}

export async function tellOutcome(
  client: PoolClient,
  sendMail: SendMail,
  id: string,
  outcome: 'resolved' | 'closed' | 'rejected',
) {
  const to = await findReader(client, id);
  const data = { reference: short(id), outcome };
  if (to) await sendMail(client, { to, kind: 'report-settled', data });
}

const short = (id: string) => `#${id.slice(-6)}`;

/** Who reported, if the address is theirs for certain and they can still sign in to read on. */
async function findReader(client: PoolClient, id: string) {
  const { rows } = await client.query<{ email: string }>({
    name: 'find_report_reader',
    text: `select m.email from report r join member m on m.id = r.reporter_id
      where r.id = $1 and m.state = 'active' and m.email_verified_at is not null`,
    values: [id],
  });
  return rows[0]?.email ?? null;
}
