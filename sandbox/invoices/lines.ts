import type { Stripe } from 'stripe';
import { decimal } from '../catalog/decimal.ts';
import { newId } from '../store/ids.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';

const symbols: Record<string, string> = { usd: '$', eur: '€', gbp: '£' };
// https://docs.stripe.com/currencies#zero-decimal
const zeroDecimal = 'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' ');

export function formatMoney(amount: number, currency: string): string {
  const digits = zeroDecimal.includes(currency) ? 0 : 2;
  const value = (Math.abs(amount) / 10 ** digits).toFixed(digits);
  const symbol = symbols[currency];
  const text = symbol ? `${symbol}${value}` : `${value} ${currency.toUpperCase()}`;
  return amount < 0 ? `-${text}` : text;
}

function intervalName(recurring: Stripe.Price.Recurring | null): string {
  if (!recurring) return 'once';
  const { interval, interval_count: count } = recurring;
  return count === 1 ? interval : `every ${count} ${interval}s`;
}

export function productName(tx: Transaction, price: Stripe.Price): string {
  return tx.find('product', idOf(price.product) ?? '')?.name ?? 'Subscription';
}

export const amountOf = (item: Stripe.SubscriptionItem) =>
  (item.price.unit_amount ?? 0) * (item.quantity ?? 1);

interface NewLine {
  item: Stripe.SubscriptionItem;
  amount: number;
  description: string;
  period: { start: number; end: number };
}

export function pricingOf(price: Stripe.Price): Stripe.InvoiceLineItem.Pricing {
  return {
    price_details: { price: price.id, product: idOf(price.product) ?? '' },
    type: 'price_details',
    unit_amount_decimal: decimal(price.unit_amount ?? 0),
  };
}

function lineOf(line: NewLine): Stripe.InvoiceLineItem {
  const { item } = line;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: item.price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: item.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: pricingOf(item.price),
    quantity: item.quantity ?? 1,
    quantity_decimal: decimal(item.quantity ?? 1),
    subscription: item.subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

/** The line of a full period. */
export function periodLine(tx: Transaction, item: Stripe.SubscriptionItem): Stripe.InvoiceLineItem {
  const { price } = item;
  const money = formatMoney(price.unit_amount ?? 0, price.currency);
  return lineOf({
    item,
    amount: amountOf(item),
    description: `${item.quantity ?? 1} × ${productName(tx, price)} (at ${money} / ${intervalName(price.recurring)})`,
    period: { start: item.current_period_start, end: item.current_period_end },
  });
}

export function trialLine(tx: Transaction, item: Stripe.SubscriptionItem): Stripe.InvoiceLineItem {
  return lineOf({
    item,
    amount: 0,
    description: `Trial period for ${productName(tx, item.price)}`,
    period: { start: item.current_period_start, end: item.current_period_end },
  });
}
