import type { PlanId } from '@kindred/contract/premium/plans';
import type { Stripe } from 'stripe';

interface Change {
  readonly brand: string;
  readonly from: PlanId;
  readonly to: PlanId;
}

/**
 * The lines of a change of plan in our words: the provider's name products and dates as accountants do. What is left of the
 * present plan can be worth nothing, such as after a coupon of 100%.
 */
export const describeLines = (
  lines: readonly Pick<Stripe.InvoiceLineItem, 'amount' | 'parent'>[],
  { brand, from, to }: Change,
) =>
  lines.map(({ amount, parent }) => ({
    description: isProration(parent)
      ? `${brand} premium, ${from}: unused days`
      : `${brand} premium, ${to}`,
    amount,
  }));

const isProration = (parent: Stripe.InvoiceLineItem['parent']) =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;
