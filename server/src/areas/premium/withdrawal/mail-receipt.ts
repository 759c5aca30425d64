import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/statement.ts';
import { notify } from '../../notices/notify.ts';
import { findMailboxOfPayer } from '../mails/mail-to.ts';
import type { WithdrawalRow } from './rows.ts';

type Sender = Pick<FastifyInstance, 'sendMail' | 'config'>;

/**
 * The receipt of a withdrawal, with its content and its date and time. It goes to the email that the person gave, and also
 * to that of the account, so that its owner knows if someone else used the link.
 */
export async function mailReceipt(db: Db, { sendMail, config }: Sender, row: WithdrawalRow) {
  const memberId = row.member_id ?? '';
  const { email: own, language } = await findMailboxOfPayer(db, memberId);
  const data = {
    name: row.name,
    contract: row.subscription_id,
    plan: row.plan,
    concludedAt: row.concluded_at.toISOString(),
    at: row.declared_at.toISOString(),
    timeZone: config.timeZone,
    agreed: row.begin_version !== null,
    price: row.price,
    used: row.used,
    usedDays: row.used_days,
    allDays: row.all_days,
    earlier: row.earlier,
    returned: row.returned,
    toCard: row.to_card,
    toCredit: row.to_credit,
    currency: row.currency,
  };
  const others = own && own.toLowerCase() !== row.email.toLowerCase() ? [own] : [];
  for (const to of [row.email, ...others])
    await sendMail(db, { to, language, kind: 'contract-withdrawn', data });
  // The person who used the link of the mail may be someone else.
  const isSeen = !row.by_link;
  await notify(db, { memberId, kind: 'premium', about: { event: 'withdrawn' }, isSeen });
}
