import type { Stripe } from 'stripe';
import { invalid } from '../http/errors.ts';
import type { Params } from '../http/params.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Change } from './change.ts';
import { createItem, findPrice, refuseMixed, withPrice } from './items.ts';
import { periodOf } from './status.ts';

function readChangedItem(
  tx: Transaction,
  entry: Params,
  item: Stripe.SubscriptionItem,
): Stripe.SubscriptionItem | null {
  if (entry.bool('deleted')) return null;
  const price = entry.text('price');
  const changed = price ? withPrice(item, findPrice(tx, price, entry.name('price'))) : item;
  return {
    ...changed,
    metadata: entry.metadata(item.metadata),
    quantity: entry.integer('quantity', { max: 1_000_000 }) ?? item.quantity,
  };
}

function readItems(
  tx: Transaction,
  params: Params,
  subscription: Stripe.Subscription,
): Stripe.SubscriptionItem[] {
  const items = new Map(subscription.items.data.map((item) => [item.id, item]));
  for (const entry of params.list('items') ?? []) {
    const id = entry.text('id');
    const old = items.get(id ?? '');
    if (id && !old)
      throw invalid(`No such subscription_item: '${id}'`, entry.name('id'), 'resource_missing');
    if (old) {
      const changed = readChangedItem(tx, entry, old);
      if (changed) items.set(old.id, changed);
      else items.delete(old.id);
      continue;
    }
    const price = findPrice(tx, entry.required('price'), entry.name('price'));
    const quantity = entry.integer('quantity', { max: 1_000_000 }) ?? 1;
    const created = { price, quantity, metadata: entry.metadata() };
    const added = createItem(tx, subscription.id, created, periodOf(subscription));
    items.set(added.id, added);
  }
  if (items.size === 0)
    throw invalid('A subscription must have at least one active plan.', 'items');
  refuseMixed([...items.values()].map(({ price }) => price));
  return [...items.values()];
}

function readTrialEnd(tx: Transaction, params: Params, subscription: Stripe.Subscription) {
  const value = params.text('trial_end');
  if (value === undefined || value === null || value === 'now')
    return { endsNow: value === 'now' && subscription.status === 'trialing', trialEnd: undefined };
  const trialEnd = params.integer('trial_end') ?? 0;
  if (trialEnd <= tx.now)
    throw invalid(
      'Invalid timestamp: must be an integer Unix timestamp in the future.',
      'trial_end',
    );
  if (subscription.status !== 'trialing')
    throw invalid('The payment sandbox only moves the end of a running trial.', 'trial_end');
  return { endsNow: false, trialEnd };
}

/** The part of an update that can cost something; updates and previews read it in the same way. */
export function readChange(
  tx: Transaction,
  params: Params,
  subscription: Stripe.Subscription,
): Change {
  const { start, end } = periodOf(subscription);
  const date = params.integer('proration_date') ?? tx.now;
  if (date < start || date > end)
    throw invalid(
      'Cannot specify `proration_date` outside the current billing period.',
      'proration_date',
    );
  const anchor = params.oneOf('billing_cycle_anchor', 'now', 'unchanged');
  const { endsNow, trialEnd } = readTrialEnd(tx, params, subscription);
  const behavior = params.oneOf(
    'proration_behavior',
    'create_prorations',
    'always_invoice',
    'none',
  );
  return {
    items: readItems(tx, params, subscription),
    behavior: behavior ?? 'create_prorations',
    date,
    startsNow: endsNow || anchor === 'now',
    trialEnd,
  };
}

/** Whether the request changes more than the fields that are free of charge. */
export function changesCharge(params: Params): boolean {
  return ['items', 'billing_cycle_anchor', 'trial_end'].some((name) => params.has(name));
}
