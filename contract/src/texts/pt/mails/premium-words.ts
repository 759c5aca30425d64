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
  const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

export const nextPayment = ({ coupon, ...due }: NextPayment) =>
  `${money(due)}${coupon ? `, menos o cupom ${coupon}` : ''}`;

export const planNames: Record<PlanId, string> = {
  monthly: 'mensal',
  quarterly: 'trimestral',
  annual: 'anual',
};

export const reason = (brand: string) =>
  `Você recebeu este e-mail por causa do seu premium no ${brand}.`;
