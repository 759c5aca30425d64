import type { Stripe } from 'stripe';
import type { Kind, Objects, Stored } from './objects.ts';

/** The id of an object that the types allow to be expanded. The store never contains it expanded. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : value.id;
}

type KeysOf = { [K in Kind]?: (object: Objects[K]) => (string | null)[] };

export const subscriptionOf = (invoice: Stripe.Invoice) =>
  idOf(invoice.parent?.subscription_details?.subscription);

/** Other keys by which an object is found. */
const keys: KeysOf = {
  price: (price) => [idOf(price.product), price.lookup_key],
  payment_method: (method) => [idOf(method.customer)],
  payment_intent: (intent) => [idOf(intent.customer)],
  setup_intent: (intent) => [idOf(intent.customer)],
  charge: (charge) => [idOf(charge.customer), idOf(charge.payment_intent)],
  refund: (refund) => [idOf(refund.charge), idOf(refund.payment_intent)],
  subscription: (subscription) => [
    idOf(subscription.customer),
    idOf(subscription.pending_setup_intent),
    ...subscription.items.data.map((item) => item.id),
  ],
  subscription_schedule: (schedule) => [idOf(schedule.customer)],
  invoice: (invoice) => [idOf(invoice.customer), subscriptionOf(invoice)],
  invoiceitem: (item) => [
    idOf(item.customer),
    idOf(item.invoice),
    item.invoice ? null : (item.parent?.subscription_details?.subscription ?? null),
  ],
  invoice_payment: (payment) => [idOf(payment.invoice), idOf(payment.payment.payment_intent)],
  customer_balance_transaction: (change) => [idOf(change.customer)],
};

export function keysOf(object: Stored): string[] {
  const find = keys[object.object] as ((object: Stored) => (string | null)[]) | undefined;
  return (find?.(object) ?? []).filter((key) => key !== null);
}
