import { formatDateTime } from '@kindred/contract/texts/en/format-date-time';
import { confirmWithdrawal, withdrawHere } from '@kindred/contract/texts/en/withdrawal-words';
import type { PlanId } from '@kindred/contract/premium/plans';
import { config } from '../../lib/calls/config.ts';
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';

/** A day is the same for every reader, wherever they are. */
const formatDay = (day: string) => formatDate(day, { timeZone: 'UTC' });

export const messages = {
  title: 'Withdraw from contract',
  here: withdrawHere,
  confirm: confirmWithdrawal,
  sending: 'Withdrawing…',
  back: 'Your premium',
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  inAccount: 'Withdraw in your account',
  until: (day: string) => `You can withdraw without giving a reason, until ${formatDay(day)}.`,
  about:
    'You withdraw from the contract below. It ends right away, premium with it, and we send a receipt to the email of your account.',
  none: "There's no contract that you can withdraw from",
  noneAbout:
    'You can withdraw within 14 days after you got premium. Later you can still cancel it.',
  which: 'Contract',
  contract: (plan: PlanId, date: string) => `${plans[plan]}, since ${formatSiteDate(date)}`,
  amounts: 'What you get back',
  price: 'You paid',
  earlier: 'Before your plan changed',
  used: 'For the time used',
  returned: 'Refunded before',
  toCard: 'Back to your card',
  toCredit: 'Becomes credit again',
  agreed: 'You asked us to start right away and agreed to pay for the time you use.',
  notAgreed: "You didn't agree to pay for the time you use, so you get everything back.",
  name: 'Your name',
  done: 'You withdrew from the contract',
  doneAt: (at: string) =>
    `We received it on ${formatDateTime(at, config.timeZone)}. The receipt is on its way to your email.`,
  doneBack: (amount: string) => `${amount} is on its way back to your card. It takes 5 to 10 days.`,
  doneCredit: (amount: string) => `${amount} is credit again.`,
  doneNothing: 'Nothing was charged, so there is nothing to pay back.',
};

const plans: Record<PlanId, string> = {
  monthly: 'Monthly plan',
  quarterly: 'Quarterly plan',
  annual: 'Annual plan',
};
