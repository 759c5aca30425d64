import { invoiceStatuses } from '@kindred/contract/premium/invoices';
import { type PlanId, planIds } from '@kindred/contract/premium/plans';
import type { Stripe } from 'stripe';
import { idOf, toDate, toDateOrNull } from '../subscriptions/read-provider.ts';

/** An invoice from the provider, in our columns. The period is that of its last line, which is what was bought. */
export function readProviderInvoice(invoice: Stripe.Invoice) {
  const status = invoiceStatuses.find((each) => each === invoice.status) ?? 'draft';
  const period = invoice.lines.data.at(-1)?.period;
  const details = invoice.parent?.subscription_details;
  const named = details?.metadata?.['plan'];
  return {
    id: invoice.id ?? '',
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(details?.subscription),
    plan: planIds.find((id) => id === named) ?? (null as PlanId | null),
    number: invoice.number,
    status,
    reason: invoice.billing_reason,
    currency: invoice.currency,
    total: invoice.total,
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    attempts: invoice.attempt_count,
    nextAttemptAt: toDateOrNull(invoice.next_payment_attempt),
    periodStart: toDate(period?.start ?? invoice.period_start),
    periodEnd: toDate(period?.end ?? invoice.period_end),
    paidAt: toDateOrNull(invoice.status_transitions.paid_at),
    periodAmount: periodAmountOf(invoice),
    hasPdf: Boolean(invoice.invoice_pdf),
    paymentIntentId: paymentIntentOf(invoice),
    createdAt: toDate(invoice.created),
  };
}

export type ProviderInvoice = ReturnType<typeof readProviderInvoice>;

/** The price of the period that starts, less its discounts; 0 if the invoice only settles an earlier period. */
function periodAmountOf({ lines: { data } }: Stripe.Invoice) {
  const last = data.at(-1);
  if (!last || last.parent?.subscription_item_details?.proration) return 0;
  const discounts = last.discount_amounts ?? [];
  return last.amount - discounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Needs the expanded `payments` of the invoice. */
export function paymentIntentOf({ payments }: Stripe.Invoice) {
  const made = payments?.data ?? [];
  const counted = made.find(({ status }) => status === 'paid') ?? made.at(0);
  return idOf(counted?.payment.payment_intent);
}
