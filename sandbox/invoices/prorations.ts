import type { Stripe } from 'stripe';
import { decimal } from '../catalog/decimal.ts';
import { newId } from '../store/ids.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { reductionsOf } from './draft.ts';
import { amountOf, pricingOf, productName } from './lines.ts';
import { netOf, totalsOf } from './totals.ts';

interface NewProration {
  item: Stripe.SubscriptionItem;
  customer: string;
  amount: number;
  description: string;
  period: { start: number; end: number };
  isCredit: boolean;
}

/** Waits for the next invoice of the subscription. */
function addProration(tx: Transaction, proration: NewProration): void {
  const { item } = proration;
  const created = tx.put<Stripe.InvoiceItem>({
    id: tx.id('invoiceitem'),
    object: 'invoiceitem',
    amount: proration.amount,
    currency: item.price.currency,
    customer: proration.customer,
    customer_account: null,
    date: tx.now,
    description: proration.description,
    // A credit already counts what was really billed.
    discountable: !proration.isCredit,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: item.metadata,
    parent: {
      subscription_details: { subscription: item.subscription, subscription_item: item.id },
      type: 'subscription_details',
    },
    period: proration.period,
    pricing: pricingOf(item.price),
    proration: true,
    quantity: item.quantity ?? 1,
    quantity_decimal: decimal(item.quantity ?? 1),
    tax_rates: [],
    test_clock: null,
  });
  tx.emit('invoiceitem.created', created);
}

function lineOfItem(item: Stripe.InvoiceItem): Stripe.InvoiceLineItem {
  const details = item.parent?.subscription_details;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    discount_amounts: [],
    discountable: item.discountable,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: item.metadata ?? {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: { credited_items: null },
        subscription: details?.subscription ?? null,
        subscription_item: details?.subscription_item ?? '',
      },
      type: 'subscription_item_details',
    },
    period: item.period,
    pretax_credit_amounts: [],
    pricing: item.pricing,
    quantity: item.quantity,
    quantity_decimal: item.quantity_decimal,
    subscription: details?.subscription ?? null,
    subtotal: item.amount,
    taxes: [],
  };
}

const isPending = (item: Stripe.InvoiceItem) => item.invoice === null;

/** The lines that wait for the next invoice. */
export function pendingLines(tx: Transaction, subscription: string): Stripe.InvoiceLineItem[] {
  return tx.by('invoiceitem', subscription).filter(isPending).map(lineOfItem);
}

/** The last line that was billed, or will be, for the rest of the item's period. */
function lastBilled(
  tx: Transaction,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Stripe.InvoiceLineItem | undefined {
  const pending = totalsOf(pendingLines(tx, subscription.id), reductionsOf(tx, subscription)).lines;
  const billed = tx
    .by('invoice', subscription.id)
    .filter(({ status }) => status !== 'void')
    .flatMap((invoice) => invoice.lines.data);
  return [...billed, ...pending].findLast(
    (line) =>
      line.amount > 0 &&
      line.period.end === item.current_period_end &&
      line.parent?.subscription_item_details?.subscription_item === item.id,
  );
}

export const dateName = (time: number) =>
  new Date(time * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Credits the unused part of what was billed for an item, to the second. */
export function creditUnused(
  tx: Transaction,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  date: number,
): void {
  const line = lastBilled(tx, subscription, item);
  if (!line) return;
  const { start, end } = line.period;
  const unused = Math.min(1, (end - date) / (end - start));
  const amount = -Math.round(netOf(line) * unused);
  addProration(tx, {
    item,
    customer: idOf(subscription.customer) ?? '',
    amount: amount === 0 ? 0 : amount,
    description: `Unused time on ${productName(tx, item.price)} after ${dateName(date)}`,
    period: { start: date, end },
    isCredit: true,
  });
}

/** Charges an item for the rest of the period. */
export function chargeRest(
  tx: Transaction,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  date: number,
): void {
  const { current_period_start: start, current_period_end: end } = item;
  addProration(tx, {
    item,
    customer: idOf(subscription.customer) ?? '',
    amount: Math.round((amountOf(item) * (end - date)) / (end - start)),
    description: `Remaining time on ${productName(tx, item.price)} after ${dateName(date)}`,
    period: { start: date, end },
    isCredit: false,
  });
}
