import type { PremiumEvent } from '@kindred/contract/premium/notices';
import { Object as Row } from 'typebox';
import { Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Mail, MailKind } from '../../../platform/mail/kinds.ts';
import type { SendMail } from '../../../platform/mail/mail.ts';
import { notify } from '../../notices/notify.ts';

const selectMailbox = statement({
  name: 'find_mailbox_of_payer',
  text: `select email from member
    where id = $memberId and state = 'active' and email_verified_at is not null`,
  params: { memberId: 'uuid' },
  row: Row({ email: Text }),
});

const events: Partial<Record<MailKind, PremiumEvent>> = {
  'premium-started': 'started',
  'trial-started': 'started',
  'payment-failed': 'payment-failed',
  'premium-unpaid': 'unpaid',
  'trial-ending': 'trial-ending',
  'trial-paid': 'trial-paid',
  'plan-changes': 'plan-changes',
  'plan-changed': 'plan-changed',
  'premium-canceled': 'canceled',
  'premium-renews-again': 'renews-again',
  refunded: 'refunded',
  'refund-failed': 'refund-failed',
  'premium-ended': 'ended',
  'subscription-ended': 'subscription-ended',
};

/** Sends a mail about premium, with a notice. Members whose account is closed get only the notice. */
export async function mailTo<K extends MailKind>(
  db: Db,
  sendMail: SendMail,
  memberId: string | null,
  mail: Pick<Mail<K>, 'kind' | 'data'>,
) {
  const found = memberId && (await selectMailbox.first(db, { memberId }));
  if (found) await sendMail(db, { to: found.email, ...mail });
  const event = events[mail.kind];
  if (memberId && event) await notify(db, { memberId, kind: 'premium', about: { event } });
}
