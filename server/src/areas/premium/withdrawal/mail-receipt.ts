import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { LanguageOrNull, OrNull, Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { notify } from '../../notices/notify.ts';
import type { WithdrawalRow } from './rows.ts';

const selectMailbox = statement({
  name: 'find_mailbox_of_receipt',
  text: `select case when email_verified_at is not null then email end as email, language
    from member where id = $memberId and state <> 'erased'`,
  params: { memberId: 'uuid' },
  row: Row({ email: OrNull(Text), language: LanguageOrNull }),
});

/** The law requires the receipt, so that it also goes to accounts that are closed. */
export const findMailboxOfReceipt = async (db: Db, memberId: string) =>
  (await selectMailbox.first(db, { memberId })) ?? { email: null, language: null };

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
