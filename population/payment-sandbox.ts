import type { Stripe } from 'stripe';
import { type PlanId, planIds } from '../contract/src/premium/plans.ts';
import {
  priceKey,
  premiumProduct,
  recurringOf,
} from '../server/src/areas/premium/provider/prices.ts';
import { startReplay } from '../sandbox/replay/replay.ts';
import { addToFile } from '../sandbox/replay/write.ts';
import { JournalInUse, lockJournal } from '../sandbox/store/lock.ts';
import { StartError } from '../server/src/errors.ts';
import type { Stored } from '../sandbox/store/objects.ts';
import { mark, numberPrefix, providerId } from './payments-filler.ts';
import { type Buyer, demoKey } from './demo-payments.ts';
import { createMembers } from './people/member.ts';
import type { Deed } from './people/payment-ledger.ts';
import type { Payments } from './people/payments.ts';
import type { PopulationSettings } from './settings.ts';

/** The sandbox could not keep more than this in memory. The subscriptions of others are only rows. */
const mostMembers = 20_000;

export const fitsSandbox = (members: number) => members <= mostMembers;

/** Early, because it would be refused at the end, and the sandbox would not read what is added to its file. */
export function refuseRunningSandbox(file: string) {
  try {
    lockJournal(file)();
  } catch (error) {
    if (!(error instanceof JournalInUse)) throw error;
    throw new StartError('The payment sandbox is running. Stop Kindred and try again.');
  }
}

/** Gives the sandbox what members have bought, by repeating the requests, at the times at which they happened. */
export async function writeSandbox(
  file: string,
  settings: PopulationSettings,
  demo: Buyer | null = null,
) {
  const now = Math.floor(settings.now / 1000);
  const memberAt = createMembers(settings);
  const catalog = createCatalog(settings);
  const rows = [...catalog.rows];
  for (let index = 0; index < settings.members; index += 1) {
    const member = memberAt(index);
    if (member.payments) rows.push(...replayBuyer(member.id, member.payments, catalog, now));
  }
  if (demo) rows.push(...replayBuyer(demo.id, demo.payments, catalog, now));
  // Later actions of a demo member who stays are kept too.
  const replaces = ({ id }: Stored) =>
    id.includes(`_${mark}`) && (demo !== null || !id.includes(demoKey));
  await addToFile(file, { rows, time: now, replaces });
}

interface Catalog {
  readonly rows: readonly Stored[];
  readonly prices: Readonly<Record<PlanId, string>>;
}

/** The prices as the service would create them, so that it finds these. */
function createCatalog({ premium, now }: PopulationSettings): Catalog {
  let count = 0;
  const makeId = (prefix: string) => `${prefix}_${mark}${(count += 1)}`;
  const replay = startReplay({ rows: [], makeId });
  replay.advanceTo(Math.floor(now / 1000) - 800 * 86_400);
  replay.send('/v1/products', { id: premiumProduct, name: 'Kindred premium' });
  const create = (plan: PlanId) => {
    const { interval, interval_count: months } = recurringOf(plan);
    return replay.send('/v1/prices', {
      product: premiumProduct,
      currency: premium.currency,
      unit_amount: `${premium.prices[plan]}`,
      recurring: { interval, interval_count: `${months}` },
      lookup_key: priceKey(plan, premium),
    }).id;
  };
  const prices = Object.fromEntries(planIds.map((plan) => [plan, create(plan)]));
  return { rows: replay.made(), prices: prices as Catalog['prices'] };
}

type Replay = ReturnType<typeof startReplay>;

function replayBuyer(memberId: string, own: Payments, catalog: Catalog, now: number): Stored[] {
  const counts: Record<string, number> = {};
  const makeId = (prefix: string) =>
    providerId(prefix, own, (counts[prefix] = (counts[prefix] ?? 0) + 1));
  const replay = startReplay({ rows: catalog.rows, makeId });
  const [first] = own.courses;
  replay.advanceTo((first?.createdAt ?? now) - 60);
  const metadata = { member: memberId };
  const customer = replay.send<Stripe.Customer>('/v1/customers', { metadata });
  replay.setInvoicePrefix(customer, numberPrefix(own));
  let invoices = 0;
  const parts = { replay, catalog, memberId, customer: customer.id, method: '' };
  for (const [index, course] of own.courses.entries()) {
    const subscription = providerId('sub', own, index + 1);
    for (const deed of course.deeds) {
      replay.advanceTo(deed.at);
      if (deed.kind === 'refund') {
        const number = invoices + deed.invoice + 1;
        counts['re'] = number - 1;
        refund(replay, providerId('in', own, number), deed.amount);
      } else repeat(parts, subscription, deed);
    }
    invoices += course.invoices.length;
  }
  replay.advanceTo(now);
  return replay.made();
}

interface Parts {
  readonly replay: Replay;
  readonly catalog: Catalog;
  readonly memberId: string;
  readonly customer: string;
  method: string;
}

function attach({ replay, customer }: Parts, card: string) {
  const { id } = replay.send(`/v1/payment_methods/pm_card_${card}/attach`, { customer });
  const settings = { invoice_settings: { default_payment_method: id } };
  replay.send(`/v1/customers/${customer}`, settings);
  return id;
}

/** Like the service's requests. */
function repeat(parts: Parts, subscription: string, deed: Exclude<Deed, { kind: 'refund' }>) {
  const { replay, catalog, customer, memberId } = parts;
  const url = `/v1/subscriptions/${subscription}`;
  switch (deed.kind) {
    case 'subscribe':
      parts.method = attach(parts, 'visa');
      replay.send('/v1/subscriptions', {
        customer,
        items: [{ price: catalog.prices[deed.plan] }],
        metadata: { member: memberId, plan: deed.plan },
        payment_settings: { save_default_payment_method: 'on_subscription' },
        default_payment_method: parts.method,
      });
      return;
    case 'plan':
      planLater(parts, subscription, deed.plan);
      return;
    case 'change':
      release(parts, subscription);
      replay.send(url, {
        items: [{ id: subscription.replace('sub_', 'si_'), price: catalog.prices[deed.plan] }],
        proration_behavior: 'always_invoice',
        metadata: { plan: deed.plan },
        payment_behavior: 'error_if_incomplete',
      });
      return;
    case 'stop':
      release(parts, subscription);
      replay.send(url, { cancel_at_period_end: 'true' });
      return;
    case 'break card':
      parts.method = attach(parts, 'chargeCustomerFail');
      replay.send(url, { default_payment_method: parts.method });
      return;
    case 'replace card': {
      parts.method = attach(parts, 'mastercard');
      const { latest_invoice: invoice } = replay.send<Stripe.Subscription>(url, {
        default_payment_method: parts.method,
      });
      const open = replay.store.get('invoice', invoice as string)?.status === 'open';
      if (open)
        replay.send(`/v1/invoices/${invoice as string}/pay`, { payment_method: parts.method });
    }
  }
}

function planLater({ replay, catalog }: Parts, subscription: string, plan: PlanId) {
  const schedule = replay.send<Stripe.SubscriptionSchedule>('/v1/subscription_schedules', {
    from_subscription: subscription,
  });
  const [item] = replay.store.get('subscription', subscription)?.items.data ?? [];
  const end = item?.current_period_end ?? 0;
  replay.send(`/v1/subscription_schedules/${schedule.id}`, {
    phases: [
      {
        items: [{ price: item?.price.id ?? '' }],
        start_date: `${item?.current_period_start}`,
        end_date: `${end}`,
      },
      {
        items: [{ price: catalog.prices[plan] }],
        end_date: `${end + 86_400}`,
        metadata: { plan },
      },
    ],
  });
}

/** A schedule stays for a day after its change, and nothing else changes the subscription then. */
function release({ replay }: Parts, subscription: string) {
  const schedule = replay.store.get('subscription', subscription)?.schedule;
  if (schedule) replay.send(`/v1/subscription_schedules/${schedule as string}/release`, {});
}

function refund(replay: Replay, invoice: string, amount: number) {
  const [payment] = replay.store.by('invoice_payment', invoice);
  const intent = payment?.payment.payment_intent as string;
  replay.send('/v1/refunds', { payment_intent: intent, amount: `${amount}` });
}
