import { formatDateTime } from '@kindred/contract/texts/pt/format-date-time';
import type { messages as en } from '../en/withdrawal.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { confirmWithdrawal, withdrawHere } from '@kindred/contract/texts/pt/withdrawal-words';
import type { PlanId } from '@kindred/contract/premium/plans';
import { config } from '../../lib/calls/config.ts';
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';

/** A day is the same for every reader, wherever they are. */
const formatDay = (day: string) => formatDate(day, { timeZone: 'UTC' });

export const messages: Translated<typeof en> = {
  title: 'Desistir do contrato',
  here: withdrawHere,
  confirm: confirmWithdrawal,
  sending: 'Enviando a desistência…',
  back: 'Seu premium',
  loading: 'Carregando…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
  inAccount: 'Desistir pela sua conta',
  until: (day: string) =>
    `Você tem o direito de desistir do contrato sem dar motivo, até ${formatDay(day)}.`,
  about:
    'Você desiste do contrato abaixo. Ele termina na hora, o premium também, e enviamos um comprovante para o e-mail da sua conta.',
  none: 'Não há contrato do qual você possa desistir',
  noneAbout:
    'Você pode desistir em até 14 dias depois de assinar o premium. Depois disso, ainda pode cancelar.',
  which: 'Contrato',
  contract: (plan: PlanId, date: string) => `${plans[plan]}, desde ${formatSiteDate(date)}`,
  amounts: 'O que você recebe de volta',
  price: 'Você pagou',
  earlier: 'Antes da mudança de plano',
  used: 'Pelo tempo de uso',
  returned: 'Reembolsado antes',
  toCard: 'De volta ao cartão',
  toCredit: 'Volta a ser crédito',
  agreed: 'Você pediu para começar na hora e concordou em pagar pelo tempo de uso.',
  notAgreed: 'Você não concordou em pagar pelo tempo de uso, por isso recebe tudo de volta.',
  name: 'Seu nome',
  done: 'Você desistiu do contrato',
  doneAt: (at: string) =>
    `Recebemos sua desistência em ${formatDateTime(at, config.timeZone)}. O comprovante está a caminho do seu e-mail.`,
  doneBack: (amount: string) =>
    `O valor de ${amount} está a caminho do seu cartão. Leva de 5 a 10 dias.`,
  doneCredit: (amount: string) => `O valor de ${amount} é crédito de novo.`,
  doneNothing: 'Nada foi cobrado, por isso não há nada a devolver.',
};

const plans: Record<PlanId, string> = {
  monthly: 'Plano mensal',
  quarterly: 'Plano trimestral',
  annual: 'Plano anual',
};
