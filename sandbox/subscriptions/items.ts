import type { Stripe } from 'stripe';
import { decimal } from '../catalog/decimal.ts';
import { invalid, missingParam } from '../http/errors.ts';
import type { Params } from '../http/params.ts';
import type { Transaction } from '../store/transaction.ts';
import { sameInterval } from './periods.ts';

/** The plan that old clients still read next to the price. */
function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: decimal(price.unit_amount ?? 0),
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: price.recurring?.trial_period_days ?? null,
    usage_type: 'licensed',
  };
}

interface NewItem {
  price: Stripe.Price;
  quantity: number;
  metadata: Record<string, string>;
}

export function createItem(
  tx: Transaction,
  subscription: string,
  { price, quantity, metadata }: NewItem,
  period: { start: number; end: number },
): Stripe.SubscriptionItem {
  return {
    id: tx.id('subscription_item'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: tx.now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata,
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

export function withPrice(item: Stripe.SubscriptionItem, price: Stripe.Price) {
  return { ...item, plan: planOf(price), price };
}

/** A price that a subscription can have. */
export function findPrice(tx: Transaction, id: string, param: string): Stripe.Price {
  const price = tx.get('price', id, param);
  if (!price.active)
    throw invalid('The price specified is inactive. This field only accepts active prices.', param);
  if (!price.recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      param,
    );
  return price;
}

export function readCreatedItems(tx: Transaction, params: Params): NewItem[] {
  const list = params.list('items') ?? [];
  const items = list.map((entry) => ({
    price: findPrice(tx, entry.required('price'), entry.name('price')),
    quantity: entry.integer('quantity', { max: 1_000_000 }) ?? 1,
    metadata: entry.metadata(),
  }));
  const [first] = items;
  if (!first) throw missingParam('items');
  refuseMixed(items.map(({ price }) => price));
  return items;
}

/** One currency and one interval, so that all items share a period. */
export function refuseMixed(prices: Stripe.Price[]): void {
  const [first] = prices;
  for (const price of prices) {
    if (price.currency !== first?.currency)
      throw invalid('All prices of a subscription use the same currency.', 'items');
    if (!sameInterval(price.recurring, first.recurring))
      throw invalid('The payment sandbox bills all items of a subscription together.', 'items');
  }
}
