import type { PlanId } from '@kindred/contract/premium/plans';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';

/** What the page says that changes the plan. */
export const planChange = {
  title: 'Change your plan',
  from: (from: string, to: string) => `From ${from} to ${to}`,
  lines: "What makes up today's amount",
  line: (plan: PlanId, unused: boolean) =>
    `${{ monthly: 'Premium, monthly', quarterly: 'Premium, quarterly', annual: 'Premium, annual' }[plan]}${unused ? ': unused days' : ''}`,
  due: 'Due today',
  creditUsed: 'Your credit',
  credit: (amount: string) => `${amount} of your credit is left and lowers your next payments.`,
  next: (price: string, date: string) => `Next payment: ${price} on ${formatDate(date)}`,
  nextIs: (price: string, less: string) => `${price}, less ${less}`,
  ofCredit: (amount: string) => `${amount} of credit`,
  ofCoupon: (amount: string) => `${amount} of your coupon`,
  and: (one: string, other: string) => `${one} and ${other}`,
  owed: (amount: string) => `This includes ${amount} that you owe from earlier.`,
  renewal: (plan: string, date: string) => `${plan}, to be charged on ${formatDate(date)}`,
  after: (price: string, date: string) => `The payment after that: ${price} on ${formatDate(date)}`,
  nothing: (price: string, date: string) => `Nothing today. ${price} on ${formatDate(date)}.`,
  submit: (price: string) => `Change plan and pay ${price}`,
  submitFree: 'Change plan',
  submitLater: (date: string) => `Change plan on ${formatDate(date)}`,
  canceled: 'Your subscription is canceled. Keep premium first. Then you can change your plan.',
  working: 'Changing…',
  keep: 'Keep my plan',
  done: 'Your plan was changed',
  doneAbout: 'The change takes effect right away.',
  doneLater: 'Your plan will change',
};
