const day = 86_400_000;

/** Milliseconds for which an amount that was shown still counts, as it changes each moment. */
const shownLasts = 3_600_000;

/** What a contract was paid with. All amounts are in the smallest unit of its currency. */
export interface PaidContract {
  /** Whether the member asked that premium begins immediately, and agreed to pay for the time used. */
  readonly agreed: boolean;
  /** What it has cost so far, after coupons, however it was paid. */
  readonly price: number;
  /** How much of it cards paid. Credit paid the rest. */
  readonly byCard: number;
  /** What was refunded of it before, for whatever reason. */
  readonly returned: number;
  /** The period that is paid now, and what it was sold for. Null if nothing was paid for the present days. */
  readonly period: { readonly price: number; readonly start: Date; readonly end: Date } | null;
}

/** What a withdrawal returns and keeps. `price` is the sum of all others. */
export interface WithdrawalAmounts {
  readonly price: number;
  /** Kept for the time used of the paid period. */
  readonly used: number;
  /** Days of it that are over. The amount counts each moment. */
  readonly usedDays: number;
  readonly allDays: number;
  /** Kept for the time before a change of the plan. */
  readonly earlier: number;
  readonly returned: number;
  readonly toCard: number;
  readonly toCredit: number;
}

/**
 * The rule of withdrawals. A member who never agreed to pay for the time used gets everything back. Otherwise each moment
 * since the paid period began costs its share of what the period was sold for, rounded down: with whole days, a member who
 * withdraws each day would pay nothing. `shown` is what the page said that comes back. What was refunded before is not returned again.
 * Cards get back what they paid, and the rest becomes credit, as it was.
 */
export function amountsOfWithdrawal(
  contract: PaidContract,
  at: Date,
  shown?: number,
): WithdrawalAmounts {
  const { agreed, price, byCard, returned } = contract;
  const period = agreed ? contract.period : null;
  const { used: most, usedDays, allDays } = useOf(period, at);
  const { used: least } = useOf(period, new Date(at.getTime() - shownLasts));
  const earlier = agreed ? Math.max(0, price - (period?.price ?? 0)) : 0;
  const seen = shown === undefined ? most : price - earlier - returned - shown;
  const used = Math.min(most, Math.max(least, seen));
  const due = Math.max(0, price - earlier - used - returned);
  const toCard = Math.min(due, Math.max(0, byCard - returned));
  return { price, used, usedDays, allDays, earlier, returned, toCard, toCredit: due - toCard };
}

function useOf(period: PaidContract['period'], at: Date) {
  if (!period) return { used: 0, usedDays: 0, allDays: 0 };
  const all = period.end.getTime() - period.start.getTime();
  const time = Math.min(all, Math.max(0, at.getTime() - period.start.getTime()));
  // Exact also for a currency with large numbers.
  const used = all > 0 ? Number((BigInt(period.price) * BigInt(time)) / BigInt(all)) : 0;
  // Periods have whole days, but for the hour by which clocks are changed.
  return { used, usedDays: Math.floor(time / day), allDays: Math.round(all / day) };
}
