import { expect, test } from 'vitest';
import { premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { findSubscription } from './rows.ts';
import { syncSubscription } from './sync.ts';

const app = await premiumApp();
const { stripe } = app.payments;

test('trust 31: what was read before a later write is read again, and never overwrites it', async () => {
  const { subscriptionId: id } = await subscriber(app);
  app.sandbox.deliveries.hold();
  const retrieve = stripe.subscriptions.retrieve.bind(stripe.subscriptions);
  const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: hasRead, resolve: read } = Promise.withResolvers<void>();
  let first = true;
  stripe.subscriptions.retrieve = async (...given: Parameters<typeof retrieve>) => {
    const waits = first;
    first = false;
    const found = await retrieve(...given);
    if (waits) {
      read();
      await later;
    }
    return found;
  };
  const early = syncSubscription(app, id);
  await hasRead;
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await syncSubscription(app, id);
  goOn();
  await early;
  expect(await findSubscription(app.pool, id)).toMatchObject({ cancel_at_period_end: true });
  await app.sandbox.deliveries.release();
});
