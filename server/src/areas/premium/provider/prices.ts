import { type PlanId, monthsOf } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';

export const premiumProduct = 'kindred_premium';
const known = new WeakMap<Stripe, Map<string, Promise<string>>>();

type App = Pick<FastifyInstance, 'config' | 'payments'>;
type Configured = Pick<App['config']['premium'], 'currency' | 'prices'>;

/** Finds the price of a plan at the provider, as long as it costs the same. */
export const priceKey = (plan: PlanId, { currency, prices }: Configured) =>
  `${premiumProduct}_${plan}_${currency}_${prices[plan]}`;

/** The provider's price of a plan as configured now. Members who subscribed at another price keep it. */
export function priceOf({ config, payments: { stripe } }: App, plan: PlanId): Promise<string> {
  const { currency, prices } = config.premium;
  const key = priceKey(plan, config.premium);
  return remember(stripe, key, async () => {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
    const [found] = data;
    if (found) return found.id;
    await createOnce(() =>
      stripe.products.create({ id: premiumProduct, name: `${config.web.brandName} premium` }),
    );
    const { id } = await stripe.prices.create(
      {
        product: premiumProduct,
        currency,
        unit_amount: prices[plan],
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

/** The provider's coupon for a configured code; null for any other code. */
export async function couponOf({ config, payments: { stripe } }: App, code: string) {
  const percent = config.premium.coupons.get(code);
  if (!percent) return null;
  const id = `kindred_${code}_${percent}`;
  return remember(stripe, id, async () => {
    const coupon = { id, percent_off: percent, duration: 'once', name: code } as const;
    await createOnce(() => stripe.coupons.create(coupon));
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
