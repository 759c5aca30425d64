import type { Stripe } from 'stripe';
import { changeBalance } from '../customers/balance.ts';
import { unexpectedState } from '../http/errors.ts';
import { cancelIntent, createIntent } from '../payments/intents.ts';
import { idOf, subscriptionOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { dueOf } from './totals.ts';

export function intentOf(tx: Transaction, invoice: Stripe.Invoice) {
  const payment = tx.by('invoice_payment', invoice.id).at(-1);
  const id = idOf(payment?.payment.payment_intent);
  return id ? tx.get('payment_intent', id) : undefined;
}

export function invoiceOfIntent(tx: Transaction, intent: Stripe.PaymentIntent) {
  const payment = tx.by('invoice_payment', intent.id)[0];
  return payment ? tx.get('invoice', idOf(payment.invoice) ?? '') : undefined;
}

/** The payment method that pays an invoice without the customer present. */
export function defaultMethod(tx: Transaction, invoice: Stripe.Invoice): string | null {
  const subscription = tx.find('subscription', subscriptionOf(invoice) ?? '');
  const customer = tx.get('customer', idOf(invoice.customer) ?? '');
  return (
    idOf(invoice.default_payment_method) ??
    idOf(subscription?.default_payment_method) ??
    idOf(customer.invoice_settings.default_payment_method)
  );
}

function settleBalance(
  tx: Transaction,
  invoice: Stripe.Invoice,
  customer: Stripe.Customer,
): number {
  const due = dueOf(invoice.total, customer.balance);
  const amount = invoice.total - due;
  if (amount !== 0)
    changeBalance(tx, customer, {
      amount,
      type: invoice.total < 0 ? 'invoice_too_small' : 'applied_to_invoice',
      invoice: invoice.id,
      currency: invoice.currency,
    });
  return due;
}

function takeNumber(tx: Transaction, customerId: string): string {
  const customer = tx.get('customer', customerId);
  const sequence = customer.next_invoice_sequence ?? 1;
  tx.put({ ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

function openPayment(tx: Transaction, invoice: Stripe.Invoice): void {
  const subscription = tx.find('subscription', subscriptionOf(invoice) ?? '');
  const intent = createIntent(tx, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    method: defaultMethod(tx, invoice),
    description:
      invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update',
    saves: subscription !== undefined,
    receiptEmail: null,
  });
  tx.put<Stripe.InvoicePayment>({
    id: tx.id('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: tx.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** Numbers an invoice and fixes its amounts. One without anything to pay is paid. */
export function finalizeInvoice(tx: Transaction, draft: Stripe.Invoice): Stripe.Invoice {
  if (draft.status !== 'draft')
    throw unexpectedState('invoice_no_longer_editable', 'This invoice is already finalized.');
  const customer = tx.get('customer', idOf(draft.customer) ?? '');
  const number = takeNumber(tx, customer.id);
  const starting = customer.balance;
  const due = settleBalance(tx, draft, tx.get('customer', customer.id));
  const page = `${tx.settings.url}/invoices/${draft.id}`;
  const open = tx.put<Stripe.Invoice>({
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: tx.now,
    ending_balance: tx.get('customer', customer.id).balance,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    next_payment_attempt: null,
    number,
    starting_balance: starting,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: tx.now },
  });
  tx.emit('invoice.finalized', open);
  if (due === 0) return markPaid(tx, open, 0);
  openPayment(tx, open);
  return open;
}

export function markPaid(
  tx: Transaction,
  invoice: Stripe.Invoice,
  amount = invoice.amount_due,
): Stripe.Invoice {
  const paid = tx.put<Stripe.Invoice>({
    ...invoice,
    amount_paid: amount,
    amount_remaining: invoice.amount_due - amount,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: tx.now },
  });
  const payment = tx.by('invoice_payment', invoice.id).at(-1);
  if (payment && amount > 0) {
    const times = { canceled_at: null, paid_at: tx.now };
    const done = { ...payment, amount_paid: amount, status: 'paid', status_transitions: times };
    tx.emit('invoice_payment.paid', tx.put(done));
  }
  tx.emit('invoice.paid', paid);
  tx.emit('invoice.payment_succeeded', paid);
  return paid;
}

/** The part that the customer's balance had paid. */
function giveBack(tx: Transaction, invoice: Stripe.Invoice): void {
  const customer = tx.find('customer', idOf(invoice.customer) ?? '');
  const applied = invoice.total - invoice.amount_due;
  if (!customer || invoice.status === 'draft' || applied === 0) return;
  changeBalance(tx, customer, {
    amount: -applied,
    type: 'unapplied_from_invoice',
    invoice: invoice.id,
    currency: invoice.currency,
  });
}

export function voidInvoice(tx: Transaction, invoice: Stripe.Invoice): Stripe.Invoice {
  giveBack(tx, invoice);
  const intent = intentOf(tx, invoice);
  if (intent) cancelIntent(tx, intent, 'void_invoice');
  const payment = tx.by('invoice_payment', invoice.id).at(-1);
  if (payment)
    tx.put({
      ...payment,
      status: 'canceled',
      status_transitions: { canceled_at: tx.now, paid_at: null },
    });
  const voided = tx.put<Stripe.Invoice>({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: tx.now },
  });
  tx.emit('invoice.voided', voided);
  return voided;
}
