import type { PlanId } from '@kindred/contract/premium/plans';

interface Change {
  readonly brand: string;
  readonly from: PlanId;
  readonly to: PlanId;
}

/** The lines of a change of plan in our words: the provider's name products and dates as accountants do. */
export const describeLines = (
  lines: readonly { readonly amount: number }[],
  { brand, from, to }: Change,
) =>
  lines.map(({ amount }) => ({
    description: amount < 0 ? `${brand} premium, ${from}: unused days` : `${brand} premium, ${to}`,
    amount,
  }));
