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
  const format = new Intl.NumberFormat('pl', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

export const nextPayment = ({ coupon, ...due }: NextPayment) =>
  `${money(due)}${coupon ? ` minus kupon ${coupon}` : ''}`;

export const planNames: Record<PlanId, string> = {
  monthly: 'miesięczny',
  quarterly: 'kwartalny',
  annual: 'roczny',
};

export const reason = (brand: string) =>
  `Dostajesz ten e-mail, bo dotyczy Twojego premium w serwisie ${brand}.`;
