import type { PlanId } from '@kindred/contract/premium/plans';
import type { Stripe } from 'stripe';

/**
 * The lines of a change of plan: the provider's words name products and dates as accountants do, in English. What is left of
 * the present plan can be worth nothing, such as after a coupon of 100%.
 */
export const describeLines = (
  lines: readonly Pick<Stripe.InvoiceLineItem, 'amount' | 'parent'>[],
  { from, to }: { readonly from: PlanId; readonly to: PlanId },
) =>
  lines.map(({ amount, parent }) => {
    const unused = isProration(parent);
    return { plan: unused ? from : to, unused, amount };
  });

const isProration = (parent: Stripe.InvoiceLineItem['parent']) =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;
