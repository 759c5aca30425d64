import type { PlanId } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { syncInvoice } from '../../invoices/sync.ts';
import { isRefusal, unlessMissing, unlessRefused } from '../../provider/provider-failures.ts';
import { priceOf } from '../../provider/prices.ts';
import { idOf } from '../read-provider.ts';

/** Seconds for which the schedule stays after the change. It has nothing more to do then. */
const heldAfter = 86_400;

/**
 * Has the provider change the plan when the paid period ends, and charge the new one from then on. It can be repeated:
 * a schedule that is there already is changed. A price that was announced replaces that of the plan.
 */
export async function planLater(
  app: FastifyInstance,
  id: string,
  plan: PlanId,
  announced?: number,
) {
  const { subscriptionSchedules } = app.payments.stripe;
  const price = await priceOf(app, plan, announced);
  const held = await readWithSchedule(app, id);
  // A member chose what waits for their bank, and no one asked them about the price that we announced.
  if (announced !== undefined && held.pending_update) return;
  await dropUnpaid(app, held);
  const [item] = held.items.data;
  if (!item) throw new Error('A subscription has no item');
  const schedule = (await keepFitting(app, held, item)) ?? (await createSchedule(app, id));
  const discounts = held.discounts.map((each) => ({ discount: idOf(each) ?? '' }));
  const kept = discounts.length > 0 && { discounts };
  const card = idOf(held.default_payment_method);
  await subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    ...(card && { default_settings: { default_payment_method: card } }),
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: schedule.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
        ...kept,
      },
      {
        items: [{ price, quantity: 1 }],
        end_date: item.current_period_end + heldAfter,
        metadata: { plan },
        proration_behavior: 'none',
        ...kept,
      },
    ],
  });
}

const readWithSchedule = ({ payments: { stripe } }: FastifyInstance, id: string) =>
  stripe.subscriptions.retrieve(id, { expand: ['schedule'] });

/**
 * The provider refuses a second schedule, and then the one that someone else has just made is used. A key of our own
 * would return a schedule that was let go since, which can't be changed any more.
 */
async function createSchedule(app: FastifyInstance, id: string) {
  try {
    return await app.payments.stripe.subscriptionSchedules.create({ from_subscription: id });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { schedule } = await readWithSchedule(app, id);
    if (!schedule || typeof schedule === 'string') throw error;
    return schedule;
  }
}

/** A schedule that was made for an earlier period has done its work. */
async function keepFitting(
  { payments: { stripe } }: FastifyInstance,
  { schedule }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
) {
  if (!schedule || typeof schedule === 'string') return null;
  if (schedule.current_phase?.end_date === item.current_period_end) return schedule;
  await unlessRefused(() => stripe.subscriptionSchedules.release(schedule.id));
  return null;
}

/**
 * The subscription continues with its present plan: neither a change that was planned nor one that waits for the bank is
 * made any more. The provider refuses other changes while a schedule holds it.
 */
export async function dropPlanned(app: FastifyInstance, id: string) {
  const { stripe } = app.payments;
  const held = await unlessMissing(() => stripe.subscriptions.retrieve(id));
  if (!held) return;
  await dropUnpaid(app, held);
  const schedule = idOf(held.schedule);
  if (schedule) await unlessRefused(() => stripe.subscriptionSchedules.release(schedule));
}

/** Gives up a change that waits for the bank, and leaves one that is planned. */
export async function dropWaiting(app: FastifyInstance, id: string) {
  const held = await unlessMissing(() => app.payments.stripe.subscriptions.retrieve(id));
  if (held) await dropUnpaid(app, held);
}

/** No one can pay any more for a change that waits for the bank. The provider refuses this once it is paid. */
export async function dropUnpaid(
  app: FastifyInstance,
  { pending_update: pending, latest_invoice: latest }: Stripe.Subscription,
) {
  const id = idOf(latest);
  if (!pending || !id) return;
  await unlessRefused(() => app.payments.stripe.invoices.voidInvoice(id));
  await syncInvoice(app, id);
}
