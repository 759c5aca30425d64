import type { Stripe } from 'stripe';

/** The ids of an event's subjects. Nothing else of it is stored, as it may contain personal data. */
export function subjectsOf({ data }: Stripe.Event) {
  const object = data.object as unknown as Readonly<Record<string, unknown>>;
  const { object: kind, parent } = object as { object?: string; parent?: InvoiceParent | null };
  const own = textOf(object['id']);
  return {
    subscriptionId:
      kind === 'subscription'
        ? own
        : kind === 'subscription_schedule'
          ? textOf(object['subscription'] ?? object['released_subscription'])
          : textOf(parent?.subscription_details?.subscription),
    customerId: kind === 'customer' && changesBalance(data) ? own : null,
    invoiceId: kind === 'invoice' ? own : null,
    setupIntentId: kind === 'setup_intent' ? own : null,
    paymentIntentId: kind === 'payment_intent' ? own : textOf(object['payment_intent']),
  };
}

const changesBalance = ({ previous_attributes: before }: Stripe.Event.Data) =>
  before !== undefined && 'balance' in before;

interface InvoiceParent {
  readonly subscription_details?: { readonly subscription?: unknown } | null;
}

const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const { id } = (value ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
};
