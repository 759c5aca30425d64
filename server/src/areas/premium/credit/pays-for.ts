import { lessCoupon } from '@kindred/contract/premium/coupons';
import type { PlanId } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { findCustomer } from '../provider/customer.ts';
import { ask } from '../provider/provider-failures.ts';
import { syncCredit } from './sync.ts';

interface Ordered {
  readonly plan: PlanId;
  readonly coupon: string | null;
}

/** The price of a first period. */
export function firstPrice({ config }: FastifyInstance, { plan, coupon }: Ordered) {
  const { prices, coupons } = config.premium;
  return lessCoupon(prices[plan], coupon === null ? 0 : (coupons.get(coupon) ?? 0));
}

/** Whether a member's credit pays for all of a first period, so that no payment saves their card. */
export async function creditPaysFor(app: FastifyInstance, memberId: string, ordered: Ordered) {
  const customer = await findCustomer(app.pool, memberId);
  if (!customer) return false;
  const { credit } = await ask(() => syncCredit(app, customer));
  return credit >= firstPrice(app, ordered);
}
