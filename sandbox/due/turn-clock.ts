import type { Stripe } from 'stripe';
import type { Deliveries } from '../events/deliveries.ts';
import type { Keys } from '../http/respond.ts';
import type { Page } from '../http/server.ts';
import type { Store } from '../store/store.ts';
import type { Engine } from './engine.ts';

interface Parts {
  engine: Engine;
  deliveries: Deliveries;
  store: Pick<Store, 'values'>;
  keys: Keys;
  /** The one that the caller sent. */
  key: string | undefined;
}

const response = (status: number, content: object): Page => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(content),
});

/** Not part of Stripe's API: reads the clock, or moves it forward and says what happened on the way. */
export async function respondToClock(method: string, body: string, parts: Parts) {
  const { engine, deliveries, store, keys, key } = parts;
  if (key !== keys.secret) return response(401, { error: 'This needs the secret key.' });
  const present = () => ({ now: new Date(engine.time).toISOString(), ahead: engine.ahead });
  if (method !== 'POST') return response(200, present());
  const to = new Date(new URLSearchParams(body).get('to') ?? '');
  if (Number.isNaN(to.getTime()) || to.getTime() < engine.time)
    return response(400, { error: 'The clock only goes forward.', ...present() });
  const before = new Set([...store.values('event')].map(({ id }) => id));
  await engine.advanceTo(to);
  const events = [...store.values('event')].filter(({ id }) => !before.has(id));
  await deliveries.deliverAll();
  return response(200, { ...present(), happened: countOf(events) });
}

const kinds: Readonly<Record<string, string>> = {
  'invoice.payment_failed': 'failed',
  'customer.subscription.deleted': 'ended',
  'customer.subscription.trial_will_end': 'trialsEnding',
};

function countOf(events: readonly Stripe.EventBase[]) {
  const happened = { renewed: 0, failed: 0, ended: 0, trialsEnding: 0 };
  for (const { type, data } of events) {
    const { billing_reason: reason } = data.object as { billing_reason?: string };
    const isRenewal = type === 'invoice.paid' && reason === 'subscription_cycle';
    const kind = (isRenewal ? 'renewed' : kinds[type]) as keyof typeof happened | undefined;
    if (kind) happened[kind] += 1;
  }
  return happened;
}
