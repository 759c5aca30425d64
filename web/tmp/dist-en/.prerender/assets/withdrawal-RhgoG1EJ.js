import { i as linkRead, n as invalidate, o as queryOf, t as fetchData } from './query-AAxsCU1Q.js';
import { y as formatDate } from '../entry.mjs';
import {
  i as withdrawByLink,
  n as openWithdrawable,
  t as listWithdrawable,
} from './withdrawal-CRxyYVJr.js';
import { useMutation, useQuery } from '@tanstack/react-query';
// web/src/api/premium/withdrawal.ts
/** The member's contracts that can still be withdrawn from, and their latest withdrawal. */
var useWithdrawable = () => useQuery(queryOf(listWithdrawable));
/** The contract of a mailed link. */
var useLinkedContract = (token) =>
  useQuery({
    ...queryOf(openWithdrawable, { body: { token: token ?? '' } }),
    ...linkRead(token),
  });
var useWithdrawByLink = (token) =>
  useMutation({
    mutationFn: ({ name, email, amount }) =>
      fetchData(withdrawByLink, {
        body: {
          token,
          name,
          email,
          amount,
        },
      }),
    onSettled: (_data, _error, _given, _before, { client }) => invalidate(client, openWithdrawable),
  });
// contract/src/texts/en/withdrawal-words.ts
/** The law gives these words (Directive 2011/83/EU, article 11a). Do not change them. */
var withdrawHere = 'Withdraw from contract here';
var confirmWithdrawal = 'Confirm withdrawal here';
// web/src/texts/en/withdrawal.ts
/** A day is the same for every reader, wherever they are. */
var formatDay = (day) => formatDate(day, { timeZone: 'UTC' });
var messages = {
  title: 'Withdraw from contract',
  here: withdrawHere,
  confirm: confirmWithdrawal,
  sending: 'Withdrawing…',
  back: 'Your premium',
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  inAccount: 'Withdraw in your account',
  until: (day) => `You can withdraw without giving a reason, until ${formatDay(day)}.`,
  about:
    'You withdraw from the contract below. It ends right away, premium with it, and we send you a receipt.',
  none: "There's no contract that you can withdraw from",
  noneAbout:
    'You can withdraw within 14 days after you got premium. Later you can still cancel it.',
  which: 'Contract',
  contract: (plan, date) => `${plans[plan]}, since ${formatDate(date)}`,
  amounts: 'What you get back',
  price: 'You paid',
  earlier: 'Before your plan changed',
  used: (used, all) => `${used} of ${all} days used`,
  returned: 'Refunded before',
  toCard: 'Back to your card',
  toCredit: 'Becomes credit again',
  agreed: 'You asked us to start right away and agreed to pay for the days you use.',
  notAgreed: "You didn't agree to pay for the days you use, so you get everything back.",
  name: 'Your name',
  email: 'Email for the receipt',
  done: 'You withdrew from the contract',
  doneAt: (at) =>
    `We received it on ${formatDate(at, {
      dateStyle: 'long',
      timeStyle: 'short',
    })}. The receipt is on its way to your email.`,
  doneBack: (amount) => `${amount} is on its way back to your card. It takes 5 to 10 days.`,
  doneCredit: (amount) => `${amount} is credit again.`,
  doneNothing: 'Nothing was charged, so there is nothing to pay back.',
};
var plans = {
  monthly: 'Monthly plan',
  quarterly: 'Quarterly plan',
  annual: 'Annual plan',
};
export { useWithdrawable as i, useLinkedContract as n, useWithdrawByLink as r, messages as t };
