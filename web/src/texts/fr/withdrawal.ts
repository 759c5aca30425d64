import { formatDateTime } from '@kindred/contract/texts/fr/format-date-time';
import type { PlanId } from '@kindred/contract/premium/plans';
import { confirmWithdrawal, withdrawHere } from '@kindred/contract/texts/fr/withdrawal-words';
import type { Translated } from '@kindred/contract/texts/translated';
import { config } from '../../lib/calls/config.ts';
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/withdrawal.ts';

/** A day is the same for every reader, wherever they are. */
const formatDay = (day: string) => formatDate(day, { timeZone: 'UTC' });

const plans: Record<PlanId, string> = {
  monthly: 'Formule mensuelle',
  quarterly: 'Formule trimestrielle',
  annual: 'Formule annuelle',
};

export const messages: Translated<typeof en> = {
  title: 'Se rétracter du contrat',
  here: withdrawHere,
  confirm: confirmWithdrawal,
  sending: 'Envoi…',
  back: 'Ton Premium',
  loading: 'Chargement…',
  failed: 'Impossible de charger cette page',
  again: 'Réessayer',
  inAccount: 'Me rétracter depuis mon compte',
  until: (day: string) => `Tu peux te rétracter sans motif jusqu’au ${formatDay(day)}.`,
  about:
    'Tu te rétractes du contrat ci-dessous. Il prend fin tout de suite, et Premium avec lui. Un accusé de réception est envoyé à l’e-mail de ton compte.',
  none: 'Aucune rétractation possible',
  noneAbout:
    'Tu peux te rétracter dans les 14 jours après avoir pris Premium. Plus tard, tu peux toujours résilier.',
  which: 'Contrat',
  contract: (plan: PlanId, date: string) => `${plans[plan]}, depuis le ${formatSiteDate(date)}`,
  amounts: 'Ce qui t’est remboursé',
  price: 'Tu as payé',
  earlier: 'Avant ton changement de formule',
  used: 'Pour le temps utilisé',
  returned: 'Déjà remboursé',
  toCard: 'Remboursé sur ta carte',
  toCredit: 'Rendu en crédit',
  agreed:
    'Tu nous as demandé de commencer tout de suite et as accepté de payer le temps que tu utilises.',
  notAgreed: 'Tu n’as pas accepté de payer le temps que tu utilises : tout t’est donc remboursé.',
  name: 'Ton nom',
  done: 'Ta rétractation est enregistrée',
  doneAt: (at: string) =>
    `Nous l’avons reçue le ${formatDateTime(at, config.timeZone)}. L’accusé de réception est en route vers ton e-mail.`,
  doneBack: (amount: string) =>
    `Remboursement en route vers ta carte : ${amount}. Cela prend 5 à 10 jours.`,
  doneCredit: (amount: string) => `Rendu en crédit : ${amount}.`,
  doneNothing: 'Rien n’a été débité, il n’y a donc rien à rembourser.',
};
