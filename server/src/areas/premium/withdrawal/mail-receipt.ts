import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/statement.ts';
import { notify } from '../../notices/notify.ts';
import { findMailboxOfPayer } from '../mails/mail-to.ts';
import type { WithdrawalRow } from './rows.ts';

/** The law requires the receipt, so that it also goes to accounts that are closed. */
export const findMailboxOfReceipt = (db: Db, memberId: string) =>
  findMailboxOfPayer(db, memberId, true);

/**
 * The receipt of a withdrawal, with its content and its date and time. It goes to the confirmed email of the account alone, and
 * has nothing that was typed: a stranger could mail anything to anyone in our name.
 */
export async function mailReceipt(
  db: Db,
  { sendMail, config }: Pick<FastifyInstance, 'sendMail' | 'config'>,
  row: WithdrawalRow,
  { email: to, language }: Awaited<ReturnType<typeof findMailboxOfReceipt>>,
) {
  const memberId = row.member_id ?? '';
  const data = {
    contract: row.subscription_id,
    plan: row.plan,
    concludedAt: row.concluded_at.toISOString(),
    at: row.declared_at.toISOString(),
    timeZone: config.timeZone,
    agreed: row.begin_version !== null,
    price: row.price,
    used: row.used,
    earlier: row.earlier,
    returned: row.returned,
    toCard: row.to_card,
    toCredit: row.to_credit,
    currency: row.currency,
  };
  if (to !== null) await sendMail(db, { to, language, kind: 'contract-withdrawn', data });
  // The person who used the link of the mail may be someone else.
  const isSeen = !row.by_link;
  await notify(db, { memberId, kind: 'premium', about: { event: 'withdrawn' }, isSeen });
}
