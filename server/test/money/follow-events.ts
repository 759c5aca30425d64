import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import type { Sandbox } from '../../../sandbox/start.ts';
import { syncCredit } from '../../src/areas/premium/credit/sync.ts';
import { subjectsOf } from '../../src/areas/premium/events/subjects.ts';
import { syncInvoice } from '../../src/areas/premium/invoices/sync.ts';
import { voidUnpaid } from '../../src/areas/premium/invoices/void-unpaid.ts';
import { syncSubscription } from '../../src/areas/premium/subscriptions/sync.ts';
import { someAtOnce } from '../payments-year/some-at-once.ts';

/**
 * Reads once again what the new events are about, as the jobs of the events do. Other tests show that each event is
 * received and applied, and doing so here would take most of the time.
 */
export function eventFollower(app: FastifyInstance, { store }: Pick<Sandbox, 'store'>) {
  const seen = new Set<string>();
  return async function follow(): Promise<void> {
    const fresh = store.all('event').filter(({ id }) => !seen.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) seen.add(id);
    const subjects = fresh.map((event) => subjectsOf(event as Stripe.Event));
    const idsOf = (name: keyof (typeof subjects)[number]) =>
      [...new Set(subjects.map((each) => each[name]))].filter((id) => id !== null);
    await someAtOnce(idsOf('invoiceId'), (id) => syncInvoice(app, id));
    await someAtOnce(idsOf('subscriptionId'), async (id) =>
      voidUnpaid(app, await syncSubscription(app, id)),
    );
    await someAtOnce(idsOf('customerId'), (id) => syncCredit(app, id));
    // An invoice that was voided has events of its own.
    await follow();
  };
}
