import type { Stripe } from 'stripe';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { listOf } from '../http/lists.ts';
import { couponOf, dueOf, totalsOf } from './totals.ts';

export interface NewInvoice {
  subscription: Stripe.Subscription;
  customer: Stripe.Customer;
  reason: Stripe.Invoice.BillingReason;
  lines: Stripe.InvoiceLineItem[];
  period: { start: number; end: number };
  /** When it is finalized automatically. */
  finalizesAt?: number | null;
  prorationDate?: number;
}

function parentOf({ subscription, prorationDate }: NewInvoice): Stripe.Invoice.Parent {
  return {
    quote_details: null,
    subscription_details: {
      metadata: subscription.metadata,
      subscription: subscription.id,
      ...(prorationDate ? { subscription_proration_date: prorationDate } : {}),
    },
    type: 'subscription_details',
  };
}

/** Discounts that apply at this time. */
export function reductionsOf(tx: Transaction, subscription: Stripe.Subscription) {
  return subscription.discounts
    .map((discount) => tx.get('discount', idOf(discount) ?? ''))
    .filter(({ end }) => end === null || end > tx.now)
    .map((discount) => ({ discount: discount.id, coupon: couponOf(tx, discount) }));
}

const settled = {
  finalized_at: null,
  marked_uncollectible_at: null,
  paid_at: null,
  voided_at: null,
} satisfies Stripe.Invoice.StatusTransitions;

/** The invoice as it would be charged, without storing it. */
function composeInvoice(tx: Transaction, id: string, invoice: NewInvoice): Stripe.Invoice {
  const { customer, subscription } = invoice;
  const reductions = reductionsOf(tx, subscription);
  const { lines, subtotal, total, discountAmounts } = totalsOf(invoice.lines, reductions);
  const due = dueOf(total, customer.balance);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Kindred (sandbox)',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: Boolean(invoice.finalizesAt),
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: invoice.finalizesAt ?? null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: tx.now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: reductions.map(({ discount }) => discount),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.finalizesAt ?? null,
    number: null,
    on_behalf_of: null,
    parent: parentOf(invoice),
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: invoice.period.end,
    period_start: invoice.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: settled,
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discountAmounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: discountAmounts.map((one) => ({ ...one, type: 'discount' })),
    total_taxes: [],
    webhooks_delivered_at: tx.now,
  };
}

/** A coupon of duration `once` is used up by the first invoice that it makes cheaper. */
function useUp(tx: Transaction, subscription: Stripe.Subscription, invoice: Stripe.Invoice) {
  const used = (invoice.total_discount_amounts ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ discount }) => tx.get('discount', idOf(discount) ?? ''));
  const gone = used.filter((discount) => couponOf(tx, discount).duration === 'once');
  if (gone.length === 0) return subscription;
  for (const discount of gone) {
    tx.put({ ...discount, end: tx.now });
    tx.emit('customer.discount.deleted', discount);
  }
  const discounts = subscription.discounts.filter(
    (id) => !gone.some((discount) => discount.id === idOf(id)),
  );
  return tx.put({ ...subscription, discounts });
}

/** Stores a draft and makes it the subscription's latest invoice. */
export function draftInvoice(tx: Transaction, invoice: NewInvoice): Stripe.Invoice {
  const draft = tx.put(composeInvoice(tx, tx.id('invoice'), invoice));
  tx.emit('invoice.created', draft);
  const subscription = useUp(tx, tx.get('subscription', invoice.subscription.id), draft);
  tx.put({ ...subscription, latest_invoice: draft.id });
  for (const line of draft.lines.data) {
    const item = line.parent?.subscription_item_details?.invoice_item;
    if (item) tx.put({ ...tx.get('invoiceitem', item), invoice: draft.id });
  }
  return draft;
}
