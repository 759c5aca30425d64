import type { PlanId } from '@kindred/contract/premium/plans';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';
import type { planChange as en } from '../en/plan-change.ts';

/** What the page says that changes the plan. */
export const planChange: Translated<typeof en> = {
  title: 'Abo wechseln',
  from: (from: string, to: string) => `Vom ${from} zum ${to}`,
  lines: 'Woraus sich der heutige Betrag ergibt',
  line: (plan: PlanId, unused: boolean) =>
    `${{ monthly: 'Premium im Monatsabo', quarterly: 'Premium im Quartalsabo', annual: 'Premium im Jahresabo' }[plan]}${unused ? ': nicht genutzte Tage' : ''}`,
  due: 'Heute fällig',
  creditUsed: 'Dein Guthaben',
  credit: (amount: string) =>
    `${amount} deines Guthabens bleiben übrig und verringern deine nächsten Zahlungen.`,
  next: (price: string, date: string) => `Nächste Zahlung: ${price} am ${formatDate(date)}`,
  nextIs: (price: string, less: string) => `${price} abzüglich ${less}`,
  ofCredit: (amount: string) => `${amount} Guthaben`,
  ofCoupon: (amount: string) => `${amount} aus deinem Gutschein`,
  and: (one: string, other: string) => `${one} und ${other}`,
  owed: (amount: string) => `Darin sind ${amount} enthalten, die von früher offen sind.`,
  renewal: (plan: string, date: string) => `${plan}, wird am ${formatDate(date)} abgebucht`,
  after: (price: string, date: string) => `Die Zahlung danach: ${price} am ${formatDate(date)}`,
  nothing: (price: string, date: string) => `Heute nichts. ${price} am ${formatDate(date)}.`,
  submit: (price: string) => `Wechseln und ${price} zahlen`,
  submitFree: 'Abo wechseln',
  submitLater: (date: string) => `Am ${formatDate(date)} wechseln`,
  canceled:
    'Dein Abo ist gekündigt. Nimm zuerst die Kündigung zurück. Dann kannst du das Abo wechseln.',
  working: 'Wird gewechselt …',
  keep: 'Mein Abo behalten',
  done: 'Du hast dein Abo gewechselt',
  doneAbout: 'Der Wechsel gilt sofort.',
  doneLater: 'Dein Wechsel ist geplant',
};
