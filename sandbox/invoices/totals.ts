import type { Stripe } from 'stripe';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';

interface Reduction {
  discount: string;
  coupon: Stripe.Coupon;
}

export function couponOf(tx: Transaction, discount: Stripe.Discount): Stripe.Coupon {
  return tx.get('coupon', idOf(discount.source.coupon) ?? '');
}

const isProration = (line: Stripe.InvoiceLineItem) =>
  line.parent?.subscription_item_details?.proration ?? false;

const taken = (line: Stripe.InvoiceLineItem) =>
  (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);

export const netOf = (line: Stripe.InvoiceLineItem) => line.amount - taken(line);

/** A fixed amount is taken off full periods only, since a change in between must not earn it again. */
function canReduce(line: Stripe.InvoiceLineItem, coupon: Stripe.Coupon): boolean {
  return (
    line.discountable && line.amount > 0 && (coupon.percent_off !== null || !isProration(line))
  );
}

function reduce(lines: Stripe.InvoiceLineItem[], { discount, coupon }: Reduction) {
  let left = coupon.amount_off ?? 0;
  return lines.map((line) => {
    if (!canReduce(line, coupon)) return line;
    const net = netOf(line);
    const amount =
      coupon.percent_off === null
        ? Math.min(left, net)
        : Math.min(net, Math.round((net * coupon.percent_off) / 100));
    left -= coupon.percent_off === null ? amount : 0;
    if (amount === 0) return line;
    return {
      ...line,
      discount_amounts: [...(line.discount_amounts ?? []), { amount, discount }],
      discounts: [...line.discounts, discount],
      pretax_credit_amounts: [
        ...(line.pretax_credit_amounts ?? []),
        { amount, discount, type: 'discount' as const },
      ],
    };
  });
}

/** Takes the discounts off the lines, one after the other, and adds everything up. */
export function totalsOf(lines: Stripe.InvoiceLineItem[], reductions: Reduction[]) {
  const reduced = reductions.reduce(reduce, lines);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const amounts = reductions.map(({ discount }) => ({
    discount,
    amount: reduced
      .flatMap((line) => line.discount_amounts ?? [])
      .filter((one) => one.discount === discount)
      .reduce((sum, one) => sum + one.amount, 0),
  }));
  const total = subtotal - amounts.reduce((sum, { amount }) => sum + amount, 0);
  return { lines: reduced, subtotal, total, discountAmounts: amounts };
}

/** The amount due of a total, after the credit or debt of the customer. */
export function dueOf(total: number, balance: number): number {
  return Math.max(0, total + balance);
}
