import type { Stripe } from 'stripe';
import { pageOf } from '../http/lists.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { idOf } from '../store/keys.ts';
import { cancelSubscription, resumeSubscription } from './cancel.ts';
import { createSubscription } from './create.ts';
import { hasEnded } from './status.ts';
import { updateSubscription } from './update.ts';

function statusTest(status: string | null | undefined): (one: Stripe.Subscription) => boolean {
  if (status === 'all') return () => true;
  if (status === 'ended') return hasEnded;
  if (status) return (one) => one.status === status;
  return (one) => one.status !== 'canceled';
}

function listSubscriptions({ tx, params }: Call) {
  const customer = params.text('customer');
  const price = params.text('price');
  const isWanted = statusTest(params.text('status'));
  const rows = (customer ? tx.by('subscription', customer) : tx.all('subscription'))
    .filter((row) => !customer || idOf(row.customer) === customer)
    .filter((row) => !price || row.items.data.some((item) => item.price.id === price))
    .filter(isWanted);
  return pageOf(params, rows, '/v1/subscriptions');
}

export const subscriptionRoutes: Route[] = [
  { method: 'POST', path: '/v1/subscriptions', handle: createSubscription },
  { method: 'GET', path: '/v1/subscriptions', handle: listSubscriptions },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    handle: (call) => call.tx.get('subscription', firstId(call)),
  },
  { method: 'POST', path: '/v1/subscriptions/:id', handle: updateSubscription },
  { method: 'DELETE', path: '/v1/subscriptions/:id', handle: cancelSubscription },
  { method: 'POST', path: '/v1/subscriptions/:id/resume', handle: resumeSubscription },
];
