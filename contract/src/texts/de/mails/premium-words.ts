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
  const format = new Intl.NumberFormat('de', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

export const nextPayment = ({ coupon, ...due }: NextPayment) =>
  `${money(due)}${coupon ? ` abzüglich deines Gutscheins ${coupon}` : ''}`;

/** All are neuter. */
export const planNames: Record<PlanId, string> = {
  monthly: 'Monatsabo',
  quarterly: 'Quartalsabo',
  annual: 'Jahresabo',
};

export const reason = (brand: string) =>
  `Du bekommst diese E-Mail, weil es um dein Premium bei ${brand} geht.`;
