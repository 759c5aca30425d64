import type { PlanId } from '@kindred/contract/premium/plans';
import type { Translated } from '@kindred/contract/texts/translated';
import type { planChange as en } from '../en/plan-change.ts';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';

const day = (date: string) => formatDate(date, { dateStyle: 'long' });

/** What the page says that changes the plan. */
export const planChange: Translated<typeof en> = {
  title: 'Zmień plan',
  from: (from: string, to: string) => `${from} → ${to}`,
  lines: 'Z czego składa się dzisiejsza kwota',
  line: (plan: PlanId, unused: boolean) =>
    `${{ monthly: 'Premium miesięczne', quarterly: 'Premium kwartalne', annual: 'Premium roczne' }[plan]}${unused ? ': niewykorzystane dni' : ''}`,
  due: 'Do zapłaty dziś',
  creditUsed: 'Twoje saldo',
  credit: (amount: string) => `Na saldzie zostaje ${amount} na kolejne płatności.`,
  next: (price: string, date: string) => `Następna płatność: ${price}, ${day(date)}`,
  nextIs: (price: string, less: string) => `${price} minus ${less}`,
  ofCredit: (amount: string) => `${amount} z salda`,
  ofCoupon: (amount: string) => `${amount} z kuponu`,
  and: (one: string, other: string) => `${one} i ${other}`,
  owed: (amount: string) => `W tym ${amount} zaległości.`,
  renewal: (plan: string, date: string) => `${plan}, do pobrania ${day(date)}`,
  after: (price: string, date: string) => `Kolejna płatność: ${price}, ${day(date)}`,
  nothing: (price: string, date: string) => `Dzisiaj nic. ${day(date)}: ${price}.`,
  submit: (price: string) => `Zmień plan i zapłać ${price}`,
  submitFree: 'Zmień plan',
  submitLater: (date: string) => `Zmień plan od ${day(date)}`,
  canceled:
    'Twoja subskrypcja się nie odnowi. Najpierw zachowaj premium. Potem możesz zmienić plan.',
  working: 'Zmieniamy plan…',
  keep: 'Zachowaj mój plan',
  done: 'Twój plan został zmieniony',
  doneAbout: 'Zmiana działa od razu.',
  doneLater: 'Twój plan się zmieni',
};
