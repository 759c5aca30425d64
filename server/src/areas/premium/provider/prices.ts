import { plansNow } from '../plans-now.ts';
import { type PlanId, monthsOf } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';

export const premiumProduct = 'kindred_premium';
const known = new WeakMap<Stripe, Map<string, Promise<string>>>();

type App = Pick<FastifyInstance, 'config' | 'now' | 'payments' | 'site'>;
type Plans = Pick<ReturnType<typeof plansNow>, 'currency' | 'prices'>;

/** Finds the price of a plan at the provider, as long as it costs the same. */
export const priceKey = (
  plan: PlanId,
  { currency, prices }: Plans,
  amount: number = prices[plan],
) => `${premiumProduct}_${plan}_${currency}_${amount}`;

/**
 * The provider's price of a plan as the owner decided, or as they had decided when they announced it. Members who subscribed at another
 * price keep it.
 */
export function priceOf(app: App, plan: PlanId, announced?: number): Promise<string> {
  const { site, payments } = app;
  const { stripe } = payments;
  const plans = plansNow(app);
  const { currency, prices } = plans;
  const amount = announced ?? prices[plan];
  const key = priceKey(plan, plans, amount);
  return remember(stripe, key, async () => {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
    const [found] = data;
    if (found) return found.id;
    await createOnce(() =>
      stripe.products.create({ id: premiumProduct, name: `${site.document.brand.name} premium` }),
    );
    const { id } = await stripe.prices.create(
      {
        product: premiumProduct,
        currency,
        unit_amount: amount,
        recurring: recurringOf(plan),
        lookup_key: key,
      },
      { idempotencyKey: key },
    );
    return id;
  });
}

export const recurringOf = (plan: PlanId) =>
  plan === 'annual'
    ? ({ interval: 'year', interval_count: 1 } as const)
    : ({ interval: 'month', interval_count: monthsOf[plan] } as const);

/** The provider's coupon for a code that is open; null for any other code. */
export async function couponOf(app: App, code: string) {
  const { stripe } = app.payments;
  const { coupons, currency } = plansNow(app);
  const coupon = coupons.get(code);
  if (!coupon) return null;
  // Another discount of the same code is another coupon there, and who uses the one before keeps it.
  const [id, discount] =
    'percentOff' in coupon
      ? [`kindred_${code}_${coupon.percentOff}`, { percent_off: coupon.percentOff }]
      : [
          `kindred_${code}_${currency}_${coupon.amountOff}`,
          { amount_off: coupon.amountOff, currency },
        ];
  return remember(stripe, id, async () => {
    await createOnce(() =>
      stripe.coupons.create({ id, ...discount, duration: 'once', name: code }),
    );
    return id;
  });
}

/** Does nothing if another process, or an earlier start, has created it. */
async function createOnce(create: () => Promise<unknown>) {
  try {
    await create();
  } catch (error) {
    const exists =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === 'resource_already_exists';
    if (!exists) throw error;
  }
}

async function remember(stripe: Stripe, key: string, find: () => Promise<string>) {
  const found = known.get(stripe) ?? new Map<string, Promise<string>>();
  known.set(stripe, found);
  const present = found.get(key) ?? find();
  found.set(key, present);
  try {
    return await present;
  } catch (error) {
    found.delete(key);
    throw error;
  }
}
