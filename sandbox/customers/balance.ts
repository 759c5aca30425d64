import type { Stripe } from 'stripe';
import type { Transaction } from '../store/transaction.ts';

interface BalanceChange {
  amount: number;
  type: Stripe.CustomerBalanceTransaction.Type;
  invoice?: string;
  currency?: string;
  description?: string | null;
  metadata?: Record<string, string>;
}

/** A negative balance is credit that the next invoices use up. */
export function changeBalance(tx: Transaction, customer: Stripe.Customer, change: BalanceChange) {
  const currency = change.currency ?? customer.currency ?? 'usd';
  const ending = customer.balance + change.amount;
  const made = tx.put<Stripe.CustomerBalanceTransaction>({
    id: tx.id('customer_balance_transaction'),
    object: 'customer_balance_transaction',
    amount: change.amount,
    checkout_session: null,
    created: tx.now,
    credit_note: null,
    currency,
    customer: customer.id,
    customer_account: null,
    description: change.description ?? null,
    ending_balance: ending,
    invoice: change.invoice ?? null,
    livemode: false,
    metadata: change.metadata ?? {},
    type: change.type,
  });
  tx.update(customer, { balance: ending, currency }, 'customer.updated');
  return made;
}
