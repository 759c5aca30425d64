const day = 86_400_000;

/** What a contract was paid with. All amounts are in the smallest unit of its currency. */
export interface PaidContract {
  /** Whether the member asked that premium begins immediately, and agreed to pay for the days used. */
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
  /** Kept for the days used of the paid period. */
  readonly used: number;
  readonly usedDays: number;
  readonly allDays: number;
  /** Kept for the time before a change of the plan. */
  readonly earlier: number;
  readonly returned: number;
  readonly toCard: number;
  readonly toCredit: number;
}

/**
 * The rule of withdrawals. A member who never agreed to pay for the days used gets everything back. Otherwise each whole day
 * since the paid period began costs its share of what the period was sold for, rounded down, and a day that has only begun
 * costs nothing. What was refunded before is not returned again. Cards get back what they paid, and the rest becomes
 * credit, as it was.
 */
export function amountsOfWithdrawal(contract: PaidContract, at: Date): WithdrawalAmounts {
  const { agreed, price, byCard, returned } = contract;
  const period = agreed ? contract.period : null;
  const { usedDays, allDays } = daysOf(period, at);
  const used = period && allDays > 0 ? Math.floor((period.price * usedDays) / allDays) : 0;
  const earlier = agreed ? Math.max(0, price - (period?.price ?? 0)) : 0;
  const due = Math.max(0, price - earlier - used - returned);
  const toCard = Math.min(due, Math.max(0, byCard - returned));
  return { price, used, usedDays, allDays, earlier, returned, toCard, toCredit: due - toCard };
}

/** Periods have whole days, but for the hour by which clocks are changed. */
function daysOf(period: PaidContract['period'], at: Date) {
  if (!period) return { usedDays: 0, allDays: 0 };
  const [from, to] = [period.start.getTime(), period.end.getTime()];
  const allDays = Math.round((to - from) / day);
  const usedDays = Math.floor((at.getTime() - from) / day);
  return { usedDays: Math.min(allDays, Math.max(0, usedDays)), allDays };
}
