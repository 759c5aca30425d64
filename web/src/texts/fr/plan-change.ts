import type { PlanId } from '@kindred/contract/premium/plans';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';
import type { planChange as en } from '../en/plan-change.ts';

/** What the page says that changes the plan. */
export const planChange: Translated<typeof en> = {
  title: 'Changer de formule',
  from: (from: string, to: string) =>
    `De la formule ${from.toLowerCase()} à la formule ${to.toLowerCase()}`,
  lines: 'Détail du montant d’aujourd’hui',
  line: (plan: PlanId, unused: boolean) =>
    `${{ monthly: 'Premium, mensuel', quarterly: 'Premium, trimestriel', annual: 'Premium, annuel' }[plan]}${unused ? ' : jours non utilisés' : ''}`,
  due: 'À payer aujourd’hui',
  creditUsed: 'Ton crédit',
  credit: (amount: string) =>
    `Il te reste un crédit de ${amount}, qui réduit tes prochains paiements.`,
  next: (price: string, date: string) => `Prochain paiement : ${price} le ${formatDate(date)}`,
  nextIs: (price: string, less: string) => `${price}, moins ${less}`,
  ofCredit: (amount: string) => `${amount} de crédit`,
  ofCoupon: (amount: string) => `${amount} de code promo`,
  and: (one: string, other: string) => `${one} et ${other}`,
  owed: (amount: string) => `Ce montant comprend un reste dû de ${amount}.`,
  renewal: (plan: string, date: string) => `${plan}, débit le ${formatDate(date)}`,
  after: (price: string, date: string) => `Paiement suivant : ${price} le ${formatDate(date)}`,
  nothing: (price: string, date: string) => `Rien aujourd’hui. ${price} le ${formatDate(date)}.`,
  submit: (price: string) => `Changer et payer ${price}`,
  submitFree: 'Changer de formule',
  submitLater: (date: string) => `Changer de formule le ${formatDate(date)}`,
  canceled:
    'Ton abonnement est résilié. Garde d’abord Premium : tu pourras ensuite changer de formule.',
  working: 'Changement en cours…',
  keep: 'Garder ma formule',
  done: 'Ta formule a changé',
  doneAbout: 'Le changement prend effet tout de suite.',
  doneLater: 'Ta formule va changer',
};
