import type { Stripe } from 'stripe';
import { resourceMissing } from '../http/errors.ts';
import type { Form } from '../http/form.ts';
import { pageOf } from '../http/lists.ts';
import { Params } from '../http/params.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { updateSubscription } from './update.ts';

function find({ tx }: Call, id: string) {
  const subscription = tx.by('subscription', id)[0];
  const item = subscription?.items.data.find((one) => one.id === id);
  if (!subscription || !item) throw resourceMissing('subscription_item', id);
  return { subscription, item };
}

/** A change of one item is an update of its subscription. */
function change(call: Call, subscription: string, item: Form): Stripe.SubscriptionItem[] {
  const { params } = call;
  const form: Form = { items: [item] };
  for (const name of ['payment_behavior', 'proration_behavior', 'proration_date']) {
    const value = params.text(name);
    if (value) form[name] = value;
  }
  return updateSubscription({ ...call, ids: [subscription], params: new Params(form) }).items.data;
}

function readItem({ params }: Call, more: Form): Form {
  const item: Form = { ...more };
  for (const name of ['price', 'quantity']) {
    const value = params.text(name);
    if (value) item[name] = value;
  }
  return item;
}

function create(call: Call): Stripe.SubscriptionItem {
  const { tx, params } = call;
  const id = params.required('subscription');
  const { items } = tx.get('subscription', id, 'subscription');
  const known = new Set(items.data.map((item) => item.id));
  const metadata = params.metadata();
  const added = change(call, id, readItem(call, { metadata })).find((item) => !known.has(item.id));
  if (!added) throw new Error(`${id} took no item.`);
  return added;
}

function update(call: Call): Stripe.SubscriptionItem {
  const { subscription, item } = find(call, firstId(call));
  const metadata = call.params.metadata(item.metadata);
  const changed = change(call, subscription.id, readItem(call, { id: item.id, metadata }));
  return changed.find((one) => one.id === item.id) ?? item;
}

function remove(call: Call): Stripe.DeletedSubscriptionItem {
  const { subscription, item } = find(call, firstId(call));
  change(call, subscription.id, { id: item.id, deleted: 'true' });
  return { id: item.id, object: 'subscription_item', deleted: true };
}

function list({ tx, params }: Call) {
  const id = params.required('subscription');
  const { items } = tx.get('subscription', id, 'subscription');
  return pageOf(params, items.data.toReversed(), '/v1/subscription_items');
}

export const itemRoutes: Route[] = [
  { method: 'POST', path: '/v1/subscription_items', handle: create },
  { method: 'GET', path: '/v1/subscription_items', handle: list },
  {
    method: 'GET',
    path: '/v1/subscription_items/:id',
    handle: (call) => find(call, firstId(call)).item,
  },
  { method: 'POST', path: '/v1/subscription_items/:id', handle: update },
  { method: 'DELETE', path: '/v1/subscription_items/:id', handle: remove },
];
