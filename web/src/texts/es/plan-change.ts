import type { PlanId } from '@kindred/contract/premium/plans';
import type { planChange as en } from '../en/plan-change.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';

/** What the page says that changes the plan. */
export const planChange: Translated<typeof en> = {
  title: 'Cambia tu plan',
  from: (from: string, to: string) => `Del ${from.toLowerCase()} al ${to.toLowerCase()}`,
  lines: 'De qué se compone el importe de hoy',
  line: (plan: PlanId, unused: boolean) =>
    `${{ monthly: 'Premium mensual', quarterly: 'Premium trimestral', annual: 'Premium anual' }[plan]}${unused ? ': días no usados' : ''}`,
  due: 'A pagar hoy',
  creditUsed: 'Tu saldo',
  credit: (amount: string) => `Aún tienes ${amount} de saldo, que reduce tus próximos pagos.`,
  next: (price: string, date: string) => `Próximo pago: ${price} el ${formatDate(date)}`,
  nextIs: (price: string, less: string) => `${price}, menos ${less}`,
  ofCredit: (amount: string) => `${amount} de saldo`,
  ofCoupon: (amount: string) => `${amount} de tu cupón`,
  and: (one: string, other: string) => `${one} y ${other}`,
  owed: (amount: string) => `Incluye ${amount} que debes de antes.`,
  renewal: (plan: string, date: string) => `${plan}, se cobra el ${formatDate(date)}`,
  after: (price: string, date: string) => `El pago siguiente: ${price} el ${formatDate(date)}`,
  nothing: (price: string, date: string) => `Hoy, nada. ${price} el ${formatDate(date)}.`,
  submit: (price: string) => `Cambiar y pagar ${price}`,
  submitFree: 'Cambiar de plan',
  submitLater: (date: string) => `Cambiar de plan el ${formatDate(date)}`,
  canceled:
    'Tu suscripción está cancelada. Conserva primero premium y después podrás cambiar de plan.',
  working: 'Cambiando…',
  keep: 'Conservar mi plan',
  done: 'Tu plan ha cambiado',
  doneAbout: 'El cambio se aplica de inmediato.',
  doneLater: 'Tu plan cambiará',
};
