import { formatDateTime } from '@kindred/contract/texts/es/format-date-time';
import { confirmWithdrawal, withdrawHere } from '@kindred/contract/texts/es/withdrawal-words';
import type { PlanId } from '@kindred/contract/premium/plans';
import type { Translated } from '@kindred/contract/texts/translated';
import { config } from '../../lib/calls/config.ts';
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/withdrawal.ts';

/** A day is the same for every reader, wherever they are. */
const formatDay = (day: string) => formatDate(day, { timeZone: 'UTC' });

export const messages: Translated<typeof en> = {
  title: 'Desistir del contrato',
  here: withdrawHere,
  confirm: confirmWithdrawal,
  sending: 'Enviando el desistimiento…',
  back: 'Tu premium',
  loading: 'Cargando…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  inAccount: 'Desistir en tu cuenta',
  until: (day: string) => `Puedes desistir sin indicar el motivo hasta el ${formatDay(day)}.`,
  about:
    'Desistes del contrato que aparece abajo. Termina de inmediato, y premium con él, y enviamos un comprobante al correo de tu cuenta.',
  none: 'No hay ningún contrato del que puedas desistir',
  noneAbout:
    'Puedes desistir en los 14 días posteriores a la compra de premium. Más tarde todavía puedes cancelarlo.',
  which: 'Contrato',
  contract: (plan: PlanId, date: string) => `${plans[plan]}, desde el ${formatSiteDate(date)}`,
  amounts: 'Lo que te devolvemos',
  price: 'Pagaste',
  earlier: 'Antes del cambio de plan',
  used: 'Por el tiempo de uso',
  returned: 'Reembolsado antes',
  toCard: 'Vuelve a tu tarjeta',
  toCredit: 'Vuelve a ser saldo',
  agreed: 'Nos pediste empezar de inmediato y aceptaste pagar el tiempo de uso.',
  notAgreed: 'No aceptaste pagar el tiempo de uso, así que te devolvemos todo.',
  name: 'Tu nombre',
  done: 'Desististe del contrato',
  doneAt: (at: string) =>
    `Lo recibimos el ${formatDateTime(at, config.timeZone)}. El comprobante va de camino a tu correo.`,
  doneBack: (amount: string) => `Hemos enviado ${amount} a tu tarjeta. Tarda de 5 a 10 días.`,
  doneCredit: (amount: string) => `Vuelves a tener ${amount} como saldo.`,
  doneNothing: 'No se cobró nada, así que no hay nada que devolver.',
};

const plans: Record<PlanId, string> = {
  monthly: 'Plan mensual',
  quarterly: 'Plan trimestral',
  annual: 'Plan anual',
};
