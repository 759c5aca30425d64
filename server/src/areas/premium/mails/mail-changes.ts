import { dayIn } from '@kindred/contract/day-in';
import type { Db } from '../../../db/statement.ts';
import type { InvoiceRow } from '../invoices/rows.ts';
import { type SubscriptionRow, findSubscription } from '../subscriptions/rows.ts';
import { findWithdrawalOf } from '../withdrawal/rows.ts';
import { lastDayToWithdraw } from '../withdrawal/period.ts';
import { createWithdrawalTokens } from '../withdrawal/token.ts';
import { type Sender, mailAnswer, mailTo } from './mail-to.ts';
import { findGranted, latest, mailEnd, mailRenewalChange } from './mail-end.ts';

const waited = (row: SubscriptionRow | null) => !row || row.status === 'incomplete';
const runs = ({ status }: SubscriptionRow) => status === 'active' || status === 'trialing';
const trialOf = ({ plan, amount, currency, coupon }: SubscriptionRow, until: string) => ({
  plan,
  amount,
  currency,
  coupon,
  until,
});
const isOver = ({ status }: SubscriptionRow) => status === 'canceled' || status === 'unpaid';

interface SubscriptionSender extends Sender {
  readonly secret: string;
  /** When a contract that begins now was concluded. */
  readonly concludedAt: Date;
  /** What the latest invoice charges, after the credit. */
  readonly charged: number;
}

const withdrawalOf = (
  { secret, config, concludedAt }: SubscriptionSender,
  { id }: SubscriptionRow,
) => ({
  token: createWithdrawalTokens(secret).make(id),
  lastDay: lastDayToWithdraw(config.timeZone, concludedAt),
});

/** Notifies a member of a change of their subscription, in the transaction that writes it. */
export async function mailSubscriptionChange(
  db: Db,
  sender: SubscriptionSender,
  before: SubscriptionRow | null,
  after: SubscriptionRow,
) {
  const { member_id: memberId, plan, amount, currency } = after;
  const { charged, config } = sender;
  const until = dayIn(config.timeZone, after.period_end);
  if (waited(before) && runs(after)) {
    const withdrawal = withdrawalOf(sender, after);
    const data = { ...trialOf(after, until), withdrawal };
    const mail =
      after.status === 'trialing'
        ? { kind: 'trial-started' as const, data }
        : {
            kind: 'premium-started' as const,
            data: { paid: charged, plan, amount, currency, until, withdrawal },
          };
    await mailAnswer(db, sender, memberId, mail, 'subscribe');
  }
  const { planned_plan: to, planned_amount: price, planned_at: at } = after;
  if (to && price !== null && at && before?.planned_plan !== to) {
    const data = { from: plan, to, amount: price, currency, at: dayIn(config.timeZone, at) };
    await mailAnswer(db, sender, memberId, { kind: 'plan-changes', data }, 'update');
  }
  if (before && runs(before) && runs(after) && before.plan !== plan) {
    // A planned plan begins with a period, which is charged a little later.
    const begins = after.period_start >= before.period_end;
    const due = begins ? dayIn(config.timeZone, after.period_start) : null;
    const data = { plan, amount, currency, until, due };
    const mail = { kind: 'plan-changed' as const, data };
    await (begins
      ? mailTo(db, sender.sendMail, memberId, mail)
      : mailAnswer(db, sender, memberId, mail, 'update'));
  }
  if (before && runs(before) && runs(after)) await mailRenewalChange(db, sender, before, after);
  const had = before && (runs(before) || before.status === 'past_due');
  // The receipt of a withdrawal has said that it ends.
  if (had && isOver(after) && !(await findWithdrawalOf(db, after.id)))
    await mailEnd(db, sender, before);
}

interface InvoiceSender extends Sender {
  /** What the provider tries to charge, after the credit. */
  readonly due: number;
  readonly paymentsNow: Date;
}

/** Notifies the member of each failed attempt to charge a later period. What is not owed fails on the page. */
export async function mailInvoiceChange(
  db: Db,
  { sendMail, now, config: { timeZone }, due, paymentsNow }: InvoiceSender,
  before: InvoiceRow | null,
  after: InvoiceRow,
) {
  const { subscription_id: id, currency, member_id: memberId } = after;
  const subscription = id === null ? null : await findSubscription(db, id);
  if (subscription && isPaidNow(before, after) && followsTrial(after, subscription)) {
    const { plan, amount } = subscription;
    const until = dayIn(timeZone, after.period_end);
    const data = { paid: after.amount_paid, plan, amount, currency, until };
    await mailTo(db, sendMail, memberId, { kind: 'trial-paid', data });
  }
  const failedAgain = after.attempts > (before?.attempts ?? 0) && after.status === 'open';
  if (!failedAgain || after.pending || after.reason === 'subscription_create') return;
  const granted = await findGranted(db, memberId, now());
  const until = subscription?.premium_until ?? null;
  const paidUntil = until && until > paymentsNow ? until : null;
  const kept = paidUntil ? latest(paidUntil, granted) : granted;
  const data = {
    amount: due,
    currency,
    until: kept && dayIn(timeZone, kept),
    next: after.next_attempt_at && dayIn(timeZone, after.next_attempt_at),
  };
  await mailTo(db, sendMail, memberId, { kind: 'payment-failed', data });
}

const isPaidNow = (before: InvoiceRow | null, after: InvoiceRow) =>
  after.status === 'paid' && before?.status !== 'paid';

const followsTrial = (invoice: InvoiceRow, { trial_end: end }: SubscriptionRow) =>
  invoice.reason === 'subscription_cycle' && invoice.period_start.getTime() === end?.getTime();

/** Three days before the end of a trial, when the provider announces it. */
export async function mailTrialEnd(db: Db, { sendMail, config }: Sender, row: SubscriptionRow) {
  if (row.status !== 'trialing' || row.cancel_at_period_end || !row.trial_end) return;
  const data = trialOf(row, dayIn(config.timeZone, row.trial_end));
  await mailTo(db, sendMail, row.member_id, { kind: 'trial-ending', data });
}
