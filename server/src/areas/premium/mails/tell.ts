import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/statement.ts';
import type { SendMail } from '../../../platform/mail/mail.ts';
import type { InvoiceRow } from '../invoices/rows.ts';
import { type SubscriptionRow, findSubscription } from '../subscriptions/rows.ts';
import { mailTo } from './mail-to.ts';
import { couponAfterTrial, tellOfEnd, tellOfRenewal } from './tell-end.ts';

const waited = (row: SubscriptionRow | null) => !row || row.status === 'incomplete';
const runs = ({ status }: SubscriptionRow) => status === 'active' || status === 'trialing';
const isOver = ({ status }: SubscriptionRow) => status === 'canceled' || status === 'unpaid';

/** Notifies a member of a change of their subscription, in the transaction that writes it. */
export async function tellOfSubscription(
  db: Db,
  { sendMail, now }: Pick<FastifyInstance, 'sendMail' | 'now'>,
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
  if (before && runs(before) && runs(after)) await tellOfRenewal(db, sendMail, before, after);
  if (before && runs(before) && after.status === 'canceled')
    await tellOfEnd(db, sendMail, before, now());
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
