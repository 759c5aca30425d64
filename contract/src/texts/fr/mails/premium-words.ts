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
  const format = new Intl.NumberFormat('fr', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

export const nextPayment = ({ coupon, ...due }: NextPayment) =>
  `${money(due)}${coupon ? `, moins ton code promo ${coupon}` : ''}`;

/** Follow 'formule'. */
export const planNames: Record<PlanId, string> = {
  monthly: 'mensuelle',
  quarterly: 'trimestrielle',
  annual: 'annuelle',
};

export const reason = (brand: string) => `Tu reçois cet e-mail au sujet de Premium sur ${brand}.`;
