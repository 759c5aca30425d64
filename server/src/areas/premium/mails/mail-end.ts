import { dayIn } from '@kindred/contract/day-in';
import { Object as Row } from 'typebox';
import { OrNull, Timestamp } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { SendMail } from '../../../platform/mail/mail.ts';
import type { RefundRow } from '../office/refunds.ts';
import { lostRights, readRights } from '../rights/rights.ts';
import { type SubscriptionRow, nextAmountOf } from '../subscriptions/rows.ts';
import { type Sender, mailAnswer, mailTo } from './mail-to.ts';

/** The first payment uses a coupon, and in a trial it is still to come. */
const couponAfterTrial = ({ status, coupon }: SubscriptionRow) =>
  status === 'trialing' ? coupon : null;

/** The member, the team or the operator of the payment provider may have switched it off or on. */
export async function mailRenewalChange(
  db: Db,
  sender: Sender,
  before: SubscriptionRow,
  after: SubscriptionRow,
) {
  const { member_id: memberId, plan, currency, cancel_at_period_end: isCanceled } = after;
  if (before.cancel_at_period_end === isCanceled) return;
  const { timeZone } = sender.config;
  const until = dayIn(timeZone, after.period_end);
  if (isCanceled) {
    const granted = await findGranted(db, memberId, sender.now());
    const kept = dayIn(timeZone, latest(after.period_end, granted));
    const data = { until: kept, endsAt: until, isTrial: after.status === 'trialing' };
    return mailAnswer(db, sender, memberId, { kind: 'premium-canceled', data }, 'cancel');
  }
  const next = { plan: after.planned_plan ?? plan, amount: nextAmountOf(after) };
  const data = { ...next, currency, until, coupon: couponAfterTrial(after) };
  return mailAnswer(db, sender, memberId, { kind: 'premium-renews-again', data }, 'reactivate');
}

const selectGranted = statement({
  name: 'find_end_of_granted_premium',
  text: 'select max(ends_at) as ends_at from vip_grant where member_id = $memberId and ends_at > $now',
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ ends_at: OrNull(Timestamp) }),
});

/** The time until which the member has premium from the team. */
export const findGranted = async (db: Db, memberId: string | null, now: Date) =>
  memberId === null ? null : (await selectGranted.one(db, { memberId, now })).ends_at;

export const latest = (one: Date, other: Date | null) => (other && other > one ? other : one);

/** Staff may have given premium that goes on after the subscription. */
export async function mailEnd(db: Db, { sendMail, now, config }: Sender, before: SubscriptionRow) {
  const { member_id: memberId, status } = before;
  const isUnpaid = status === 'past_due';
  const granted = await findGranted(db, memberId, now());
  if (granted) {
    const data = { until: dayIn(config.timeZone, granted), isUnpaid };
    return mailTo(db, sendMail, memberId, { kind: 'subscription-ended', data });
  }
  if (isUnpaid) {
    const isFirst = before.trial_end?.getTime() === before.period_start.getTime();
    return mailTo(db, sendMail, memberId, { kind: 'premium-unpaid', data: { isFirst } });
  }
  const data = { isTrial: status === 'trialing', lost: lostRights(await readRights(db)) };
  return mailTo(db, sendMail, memberId, { kind: 'premium-ended', data });
}

/**
 * Notifies the member of a refund that the provider has made, or that failed at their bank since they heard of it, without
 * the reason that staff wrote.
 */
export async function mailRefund(
  db: Db,
  sendMail: SendMail,
  refund: Pick<RefundRow, 'member_id' | 'amount' | 'currency' | 'credit'>,
  { kind, card }: { readonly kind: 'refunded' | 'refund-failed'; readonly card: string | null },
) {
  const { member_id: memberId, amount, currency, credit } = refund;
  const data = { amount, currency, credit: credit ?? 0, card };
  await mailTo(db, sendMail, memberId, { kind, data });
}
