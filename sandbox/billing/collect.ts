import type { Stripe } from 'stripe';
import { defaultMethod, finalizeInvoice, intentOf, markPaid } from '../invoices/changes.ts';
import { attemptPayment, type Attempt } from '../payments/intents.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { followFailed, followPaid, nextTry } from './follow.ts';

interface Collection {
  /** True if the clock tries it and not a request, so that the next try is planned. */
  isAutomatic: boolean;
}

const isFirstPayment = (invoice: Stripe.Invoice) =>
  invoice.billing_reason === 'subscription_create';

/** The effect of a payment attempt on the invoice, and on its subscription. */
function settleAttempt(
  tx: Transaction,
  invoice: Stripe.Invoice,
  { intent }: Attempt,
  { isAutomatic }: Collection,
): Stripe.Invoice {
  const attempts = isAutomatic || invoice.attempt_count === 0 ? 1 : 0;
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + attempts };
  if (intent.status === 'succeeded') {
    const paid = markPaid(tx, tried);
    followPaid(tx, paid, idOf(intent.payment_method));
    return tx.get('invoice', paid.id);
  }
  const retries = !isFirstPayment(invoice) && attempts > 0;
  const failed = tx.put({
    ...tried,
    auto_advance: true,
    next_payment_attempt: retries ? nextTry(tx, tried) : invoice.next_payment_attempt,
  });
  if (intent.status === 'requires_action') tx.emit('invoice.payment_action_required', failed);
  if (intent.status !== 'requires_action' || isAutomatic) tx.emit('invoice.payment_failed', failed);
  followFailed(tx, failed);
  return tx.get('invoice', failed.id);
}

/** An intent was tried by its own route: its invoice follows. */
export function settleInvoiceOf(tx: Transaction, invoice: Stripe.Invoice, attempt: Attempt): void {
  if (invoice.status === 'open') settleAttempt(tx, invoice, attempt, { isAutomatic: false });
}

/** Without any payment method an automatic try fails before a card is charged. */
function failWithoutMethod(tx: Transaction, invoice: Stripe.Invoice): Stripe.Invoice {
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  const failed = tx.put({ ...tried, next_payment_attempt: nextTry(tx, tried) });
  tx.emit('invoice.payment_failed', failed);
  followFailed(tx, failed);
  return tx.get('invoice', failed.id);
}

export interface Collected {
  invoice: Stripe.Invoice;
  attempt?: Attempt;
}

/** Tries to pay an open invoice with the given or the default payment method. */
export function collect(
  tx: Transaction,
  invoice: Stripe.Invoice,
  options: Collection & { method?: string | null } = { isAutomatic: false },
): Collected {
  const intent = intentOf(tx, invoice);
  if (invoice.status !== 'open' || !intent) return { invoice };
  const id = options.method ?? defaultMethod(tx, invoice);
  const method = id ? tx.find('payment_method', id) : undefined;
  if (!method) return { invoice: failWithoutMethod(tx, invoice) };
  const attempt = attemptPayment(tx, intent, method);
  return { invoice: settleAttempt(tx, invoice, attempt, options), attempt };
}

/** Finalizes a draft and lets its subscription know if there was nothing to pay. */
export function finalizeAndFollow(tx: Transaction, draft: Stripe.Invoice): Stripe.Invoice {
  const invoice = finalizeInvoice(tx, draft);
  if (invoice.status === 'paid') followPaid(tx, invoice, null);
  return tx.get('invoice', invoice.id);
}
