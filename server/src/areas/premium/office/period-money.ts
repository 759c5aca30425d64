import type { InvoiceRow } from '../invoices/rows.ts';
import type { BillRow } from './refundable.ts';

/** What the period that an invoice starts was sold for, in whatever way it was paid. */
const priceOf = ({ period_amount: price, total }: InvoiceRow) => price ?? Math.max(0, total);

/**
 * How much of what a card paid is still in the period that an invoice starts, for each payment. Other than its own payment
 * these are payments whose unused time, or whose credit, lowered it. What was refunded of a payment was for all of its
 * days, evenly. Days that a gift paid for are not in it. `bills` are a member's paid invoices, latest first.
 */
export function moneyInPeriod(startedBy: string | null, bills: readonly BillRow[]) {
  const found = new Map<string, number>();

  function trace(bill: BillRow, share: number) {
    found.set(bill.id, (found.get(bill.id) ?? 0) + share * Math.max(0, bill.kept));
    const price = priceOf(bill);
    const unused = Math.max(0, price - bill.total);
    traceBefore(bill, share * Math.min(price, unused));
    let credit = Math.max(0, bill.total) - bill.amount_paid;
    for (const maker of olderThan(bill)) {
      const part = Math.min(credit, Math.max(0, -maker.total));
      traceBefore(maker, share * part);
      credit -= part;
    }
  }

  /** The amount is a part of what the period before was sold for. */
  function traceBefore(bill: BillRow, amount: number) {
    const before = olderThan(bill).find(
      (each) => each.subscription_id === bill.subscription_id && priceOf(each) > 0,
    );
    if (before && amount > 0) trace(before, amount / priceOf(before));
  }

  const olderThan = (bill: BillRow) => bills.slice(bills.indexOf(bill) + 1);
  const first = bills.find(({ id }) => id === startedBy);
  if (first?.status === 'paid') trace(first, 1);
  return found;
}

export const sumOf = (money: ReadonlyMap<string, number>) =>
  [...money.values()].reduce((sum, amount) => sum + amount, 0);

/** Less than a hundredth of a cent is an error of the division. */
export const wholeCents = (amount: number) => Math.floor(amount + 0.0001);
