import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Mail, MailKind } from '../../../platform/mail/kinds.ts';
import type { PremiumEvent } from '@kindred/contract/premium/notices';
import { notify } from '../../notices/notify.ts';
import type { InvoiceRow } from '../invoices/rows.ts';
import { type SubscriptionRow, findSubscription } from '../subscriptions/rows.ts';

const selectMailbox = statement({
  name: 'find_mailbox_of_payer',
  text: `select email from member
    where id = $memberId and state = 'active' and email_verified_at is not null`,
  params: { memberId: 'uuid' },
  row: Row({ email: Text }),
});

type SendMail = FastifyInstance['sendMail'];

const events: Partial<Record<MailKind, PremiumEvent>> = {
  'premium-started': 'started',
  'payment-failed': 'payment-failed',
  'premium-unpaid': 'unpaid',
  'trial-ending': 'trial-ending',
  'plan-changes': 'plan-changes',
  'plan-changed': 'plan-changed',
};

async function mailTo<K extends MailKind>(
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

const waited = (row: SubscriptionRow | null) => !row || row.status === 'incomplete';
const runs = ({ status }: SubscriptionRow) => status === 'active' || status === 'trialing';
/** The first payment uses a coupon, and in a trial it is still to come. */
const couponAfterTrial = ({ status, coupon }: SubscriptionRow) =>
  status === 'trialing' ? coupon : null;
const isOver = ({ status }: SubscriptionRow) => status === 'canceled' || status === 'unpaid';

/** Notifies a member of a change of their subscription, in the transaction that writes it. */
export async function tellOfSubscription(
  db: Db,
  sendMail: SendMail,
  before: SubscriptionRow | null,
  after: SubscriptionRow,
) {
  const { member_id: memberId, plan, amount, currency } = after;
  if (waited(before) && runs(after)) {
    const until = after.period_end.toISOString();
    const data = { plan, amount, currency, until, coupon: couponAfterTrial(after) };
    await mailTo(db, sendMail, memberId, { kind: 'premium-started', data });
  }
  const { planned_plan: to, planned_amount: price, planned_at: at } = after;
  if (to && price !== null && at && before?.planned_plan !== to) {
    const data = { from: plan, to, amount: price, currency, at: at.toISOString() };
    await mailTo(db, sendMail, memberId, { kind: 'plan-changes', data });
  }
  if (before && runs(before) && runs(after) && before.plan !== plan) {
    const data = { plan, amount, currency, until: after.period_end.toISOString() };
    await mailTo(db, sendMail, memberId, { kind: 'plan-changed', data });
  }
  if (before?.status === 'past_due' && isOver(after))
    await mailTo(db, sendMail, memberId, { kind: 'premium-unpaid', data: {} });
}

/** Notifies the member of each failed attempt to charge a later period. A first payment fails on the page. */
export async function tellOfInvoice(
  db: Db,
  sendMail: SendMail,
  before: InvoiceRow | null,
  after: InvoiceRow,
) {
  const failedAgain = after.attempts > (before?.attempts ?? 0) && after.status === 'open';
  if (!failedAgain || after.reason === 'subscription_create') return;
  const { subscription_id: id } = after;
  const subscription = id === null ? null : await findSubscription(db, id);
  // A longer plan that waits for the bank fails on the page, too.
  if (after.reason === 'subscription_update' && subscription?.status === 'active') return;
  const data = {
    amount: after.total,
    currency: after.currency,
    until: subscription?.premium_until?.toISOString() ?? null,
    next: after.next_attempt_at?.toISOString() ?? null,
  };
  await mailTo(db, sendMail, after.member_id, { kind: 'payment-failed', data });
}

/** Three days before the end of a trial, when the provider announces it. */
export async function tellOfTrialEnd(db: Db, sendMail: SendMail, row: SubscriptionRow) {
  if (row.status !== 'trialing' || row.cancel_at_period_end || !row.trial_end) return;
  const { member_id: memberId, amount, currency, trial_end: end } = row;
  const data = { amount, currency, until: end.toISOString(), coupon: couponAfterTrial(row) };
  await mailTo(db, sendMail, memberId, { kind: 'trial-ending', data });
}
