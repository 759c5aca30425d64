import type { Stripe } from 'stripe';
import { invalid, missingParam } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import type { Params } from '../http/params.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { randomText } from '../store/ids.ts';

function readValue(params: Params) {
  const percent = params.number('percent_off');
  const amount = params.integer('amount_off', { min: 1, max: 99_999_999 });
  if (percent === undefined && amount === undefined) throw missingParam('percent_off');
  if (percent !== undefined && amount !== undefined)
    throw invalid('Use either percent_off or amount_off, not both.', 'amount_off');
  if (percent !== undefined && (percent <= 0 || percent > 100))
    throw invalid('percent_off lies above 0 and up to 100.', 'percent_off');
  const currency = params.text('currency')?.toLowerCase() ?? null;
  if (amount !== undefined && !currency) throw missingParam('currency');
  return { percent_off: percent ?? null, amount_off: amount ?? null, currency };
}

function createCoupon({ tx, params }: Call): Stripe.Coupon {
  const id = params.text('id') ?? randomText(8);
  if (tx.find('coupon', id))
    throw invalid(`Coupon already exists: ${id}`, 'id', 'resource_already_exists');
  const duration = params.oneOf('duration', 'forever', 'once', 'repeating') ?? 'once';
  const months = params.integer('duration_in_months', { min: 1, max: 1200 });
  if (duration === 'repeating' && !months) throw missingParam('duration_in_months');
  if (duration !== 'repeating' && months)
    throw invalid('duration_in_months goes with repeating only.', 'duration_in_months');
  const coupon = tx.put<Stripe.Coupon>({
    id,
    object: 'coupon',
    created: tx.now,
    duration,
    duration_in_months: months ?? null,
    livemode: false,
    max_redemptions: params.integer('max_redemptions', { min: 1 }) ?? null,
    metadata: params.metadata(),
    name: params.text('name') ?? null,
    redeem_by: params.integer('redeem_by') ?? null,
    times_redeemed: 0,
    valid: true,
    ...readValue(params),
  });
  tx.emit('coupon.created', coupon);
  return coupon;
}

function updateCoupon(call: Call): Stripe.Coupon {
  const { tx, params } = call;
  const coupon = tx.get('coupon', firstId(call));
  const name = params.text('name');
  const patch = {
    metadata: params.metadata(coupon.metadata),
    name: name === undefined ? coupon.name : name,
  };
  return tx.update(coupon, patch, 'coupon.updated');
}

function deleteCoupon(call: Call): Stripe.DeletedCoupon {
  const { tx } = call;
  const coupon = tx.get('coupon', firstId(call));
  // Discounts of subscriptions still need it, so it is kept but can no longer be redeemed.
  tx.put({ ...coupon, valid: false, max_redemptions: coupon.times_redeemed, redeem_by: tx.now });
  tx.emit('coupon.deleted', coupon);
  return { id: coupon.id, object: 'coupon', deleted: true };
}

export const couponRoutes: Route[] = [
  { method: 'POST', path: '/v1/coupons', handle: createCoupon },
  {
    method: 'GET',
    path: '/v1/coupons',
    handle: ({ tx, params }) => pageOf(params, tx.all('coupon'), '/v1/coupons'),
  },
  {
    method: 'GET',
    path: '/v1/coupons/:id',
    handle: (call) => call.tx.get('coupon', firstId(call)),
  },
  { method: 'POST', path: '/v1/coupons/:id', handle: updateCoupon },
  { method: 'DELETE', path: '/v1/coupons/:id', handle: deleteCoupon },
];
