import type { PlanId } from '../../../premium/plans.ts';

interface Money {
  /** The amount is in the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}

interface NextPayment extends Money {
  /** Lowers the payment after a trial. */
  readonly coupon: string | null;
}

export function money({ amount, currency }: Money) {
  const format = new Intl.NumberFormat('ar', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const marks = /[\u061c\u200e\u200f]/g;
  // In a line from right to left, the parts of a sign such as US$ would stand on both sides of the number.
  return `\u2066${format.format(amount / 10 ** digits).replaceAll(marks, '')}\u2069`;
}

export const nextPayment = ({ coupon, ...due }: NextPayment) =>
  `${money(due)}${coupon ? `، بعد خصم قسيمتك ${coupon}` : ''}`;

/** Follow 'باقتك' or 'الباقة'. */
export const planNames: Record<PlanId, string> = {
  monthly: 'الشهرية',
  quarterly: 'ربع السنوية',
  annual: 'السنوية',
};

export const reason = (brand: string) => `وصلتك هذه الرسالة بسبب بريميوم في ${brand}.`;
