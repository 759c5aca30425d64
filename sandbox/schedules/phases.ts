import type { Stripe } from 'stripe';
import { invalid, missingParam } from '../http/errors.ts';
import type { Params } from '../http/params.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { findPrice } from '../subscriptions/items.ts';
import { periodOf } from '../subscriptions/status.ts';

export type Phase = Stripe.SubscriptionSchedule.Phase;

interface NewPhase {
  currency: string;
  items: { price: string; quantity: number }[];
  start: number;
  end: number;
  metadata?: Record<string, string>;
  discounts?: string[];
}

function createPhase({
  currency,
  items,
  start,
  end,
  metadata = {},
  discounts = [],
}: NewPhase): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: discounts.map((discount) => ({ coupon: null, discount, promotion_code: null })),
    end_date: end,
    invoice_settings: null,
    items: items.map(({ price, quantity }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price,
      price,
      quantity,
      tax_rates: [],
    })),
    metadata,
    on_behalf_of: null,
    proration_behavior: 'create_prorations',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}

const itemsOf = ({ items }: Stripe.Subscription) =>
  items.data.map(({ price, quantity }) => ({ price: price.id, quantity: quantity ?? 1 }));

/** The running period, which is the first phase of a schedule that is made from a subscription. */
export const presentPhase = (subscription: Stripe.Subscription): Phase =>
  createPhase({
    currency: subscription.currency,
    items: itemsOf(subscription),
    ...periodOf(subscription),
    metadata: subscription.metadata,
  });

function readItems(tx: Transaction, entry: Params) {
  const items = (entry.list('items') ?? []).map((item) => ({
    price: findPrice(tx, item.required('price'), item.name('price')).id,
    quantity: item.integer('quantity', { max: 1_000_000 }) ?? 1,
  }));
  if (items.length === 0) throw missingParam(entry.name('items'));
  return items;
}

function readPhase(tx: Transaction, entry: Params, start: number, currency: string): Phase {
  const end = entry.integer('end_date');
  if (end === undefined) throw missingParam(entry.name('end_date'));
  const given = entry.integer('start_date') ?? start;
  if (given !== start || end <= start)
    throw invalid(
      'Each phase of a subscription schedule starts where the one before it ends.',
      entry.name('start_date'),
    );
  const items = readItems(tx, entry);
  entry.oneOf('proration_behavior', 'none', 'create_prorations', 'always_invoice');
  const discounts = (entry.list('discounts') ?? []).map((each) => {
    const id = each.required('discount');
    return tx.get('discount', id, each.name('discount')).id;
  });
  return createPhase({ currency, items, start, end, metadata: entry.metadata(), discounts });
}

/** The phases that a request gives. The running one stays as it is. */
export function readPhases(
  tx: Transaction,
  params: Params,
  schedule: Stripe.SubscriptionSchedule,
): Phase[] | undefined {
  const list = params.list('phases');
  if (!list) return undefined;
  const present = schedule.phases.find(
    ({ start_date }) => start_date === schedule.current_phase?.start_date,
  );
  if (!present) throw invalid('The subscription schedule has no running phase.');
  const phases: Phase[] = [];
  for (const entry of list)
    phases.push(
      readPhase(tx, entry, phases.at(-1)?.end_date ?? present.start_date, present.currency),
    );
  const [first] = phases;
  const same =
    first?.end_date === present.end_date &&
    JSON.stringify(first.items.map(({ price }) => idOf(price))) ===
      JSON.stringify(present.items.map(({ price }) => idOf(price)));
  if (!same) throw invalid('The payment sandbox changes only later phases.', 'phases');
  return [present, ...phases.slice(1)];
}
