import type { Stripe } from 'stripe';
import { invalid, missingParam } from '../http/errors.ts';
import type { Params } from '../http/params.ts';
import type { Transaction } from '../store/transaction.ts';
import { addPeriods } from './periods.ts';

function refuseInvalid(
  tx: Transaction,
  coupon: Stripe.Coupon,
  currency: string,
  param: string,
): void {
  const isLate = coupon.redeem_by !== null && coupon.redeem_by <= tx.now;
  const isUsedUp =
    coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  if (!coupon.valid || isLate || isUsedUp)
    throw invalid(`Coupon expired: ${coupon.id}`, param, 'coupon_expired');
  if (coupon.currency && coupon.currency !== currency)
    throw invalid(`The coupon ${coupon.id} is for ${coupon.currency} only.`, param);
}

const months = (count: number): Stripe.Price.Recurring => ({
  interval: 'month',
  interval_count: count,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

interface Holder {
  id: string;
  customer: string;
  currency: string;
}

function redeem(tx: Transaction, holder: Holder, couponId: string, param: string): Stripe.Discount {
  const coupon = tx.get('coupon', couponId, param);
  refuseInvalid(tx, coupon, holder.currency, param);
  const redeemed = coupon.times_redeemed + 1;
  const isUsedUp = coupon.max_redemptions !== null && redeemed >= coupon.max_redemptions;
  tx.put({ ...coupon, times_redeemed: redeemed, valid: coupon.valid && !isUsedUp });
  const duration = coupon.duration_in_months;
  const discount = tx.put<Stripe.Discount>({
    id: tx.id('discount'),
    object: 'discount',
    checkout_session: null,
    customer: holder.customer,
    customer_account: null,
    end: duration ? addPeriods(tx.now, months(duration), 1) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: tx.now,
    subscription: holder.id,
    subscription_item: null,
  });
  tx.emit('customer.discount.created', discount);
  return discount;
}

/** The ids of the discounts that the request gives, keeping those that it names. */
export function readDiscounts(
  tx: Transaction,
  params: Params,
  holder: Holder,
  old: string[],
): string[] | undefined {
  const list = params.list('discounts');
  if (!list) return undefined;
  const kept = list.map((entry) => {
    const known = entry.text('discount');
    if (known) {
      if (!old.includes(known))
        throw invalid(`No such discount: '${known}'`, entry.name('discount'));
      return known;
    }
    const coupon = entry.text('coupon');
    if (!coupon) throw missingParam(entry.name('coupon'));
    return redeem(tx, holder, coupon, entry.name('coupon')).id;
  });
  for (const id of old)
    if (!kept.includes(id)) tx.emit('customer.discount.deleted', tx.get('discount', id));
  return kept;
}
