import type { premiumMails } from '../../../premium/mails.ts';
import type { PlanId } from '../../../premium/plans.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';
import { priceTexts } from './premium-prices.ts';
import { endTexts } from './premium-ends.ts';
import { withdrawalTexts } from './premium-withdrawal.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';
import { withdrawHere } from '../withdrawal-words.ts';

const every: Record<PlanId, string> = {
  monthly: 'every month',
  quarterly: 'every 3 months',
  annual: 'every year',
};

const afterTrial = ({
  plan,
  coupon,
  ...price
}: MailDataOf<(typeof premiumMails)['trial-ending']>) =>
  `Your ${planNames[plan]} plan starts then, for ${money(price)} ${every[plan]}${coupon ? `, less your coupon ${coupon} for the first payment` : ''}. If you cancel before, you pay nothing.`;

const nothingCharged =
  'Nothing was charged, because your coupon or credit covers the first payment.';

const updateCard = (until: string | null) =>
  `Update your card to ${until ? 'keep premium' : 'get premium back'}.`;

type Withdrawal = MailDataOf<(typeof premiumMails)['premium-started']>['withdrawal'];

const rightToWithdraw = (
  { token, lastDay }: Withdrawal,
  link: MailContext['link'],
): readonly LetterPart[] => [
  {
    text: `You can withdraw from this contract until the end of ${date(lastDay)}, without giving a reason. You don't need to sign in for it.`,
  },
  { label: withdrawHere, href: link.withdraw(token) },
];

const unpaid = (isFirst: boolean) =>
  `${isFirst ? 'Your first payment' : 'The last payment'} didn't go through`;

export const premium: MailTexts<typeof premiumMails> = {
  'premium-started': ({ paid, plan, until, withdrawal, ...price }, { brand, link }) => ({
    subject: `You have premium at ${brand}`,
    preview: `Your ${planNames[plan]} plan is running.`,
    title: 'You have premium',
    parts: [
      {
        text: `${
          paid > 0
            ? `You paid ${money({ ...price, amount: paid })} for your ${planNames[plan]} plan.`
            : `Your ${planNames[plan]} plan is running. ${nothingCharged}`
        } It renews on ${date(until)} for ${money(price)}, unless you cancel before.`,
      },
      { label: 'Manage premium', href: link.premium },
      { note: 'You can download your invoices there.' },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'trial-started': ({ withdrawal, ...trial }, { brand, link }) => ({
    subject: `Your free trial at ${brand} has started`,
    preview: `It's free until ${date(trial.until)}.`,
    title: 'Your free trial has started',
    parts: [
      { text: `Premium is free until ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Manage premium', href: link.premium },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'payment-failed': ({ until, next, ...due }, { brand, link }) => ({
    subject: `Your payment at ${brand} didn't go through`,
    preview: updateCard(until),
    title: "Your payment didn't go through",
    parts: [
      {
        text: `We couldn't charge ${money(due)} to your card.${until ? ` You keep premium until ${date(until)}.` : ''}`,
      },
      { text: updateCard(until) },
      ...(next ? [{ text: `We'll try again on ${date(next)}.` }] : []),
      { label: 'Update your card', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-unpaid': ({ isFirst }, { brand, link }) => ({
    subject: `Your premium at ${brand} has ended`,
    preview: `${unpaid(isFirst)}.`,
    title: 'Your premium has ended',
    parts: [
      {
        text: `${unpaid(isFirst)}, so your premium has ended. ${isFirst ? 'Nothing was charged' : 'Nothing more will be charged'}. Your profile and everything in it stay.`,
      },
      { label: 'Get premium again', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-ending': (trial, { brand, link }) => ({
    subject: `Your free trial at ${brand} ends soon`,
    preview: `It ends on ${date(trial.until)}.`,
    title: 'Your free trial ends soon',
    parts: [
      { text: `Your free trial ends on ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Manage premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-paid': ({ paid, plan, until, ...price }, { brand, link }) => ({
    subject: `${paid > 0 ? 'Your first payment' : 'Your plan has started'} at ${brand}`,
    preview: `Your ${planNames[plan]} plan has started.`,
    title: paid > 0 ? 'Your first payment' : 'Your plan has started',
    parts: [
      {
        text: `Your free trial has ended, and ${
          paid > 0
            ? `you paid ${money({ ...price, amount: paid })} for your ${planNames[plan]} plan.`
            : `your ${planNames[plan]} plan has started. ${nothingCharged}`
        } It renews on ${date(until)} for ${money(price)}, unless you cancel before.`,
      },
      { label: 'Manage premium', href: link.premium },
      { note: 'You can download your invoices there.' },
    ],
    reason: reason(brand),
  }),
  'plan-changes': ({ from, to, at, ...price }, { brand, link }) => ({
    subject: `Your plan at ${brand} changes on ${date(at)}`,
    preview: `You keep the ${planNames[from]} plan until then.`,
    title: `Your plan changes on ${date(at)}`,
    parts: [
      {
        text: `You keep the ${planNames[from]} plan until ${date(at)}. Your ${planNames[to]} plan starts then, for ${money(price)}, less any credit. Nothing is charged before.`,
      },
      { label: 'Manage premium', href: link.premium },
      {
        note: `If you change your mind, you can keep the ${planNames[from]} plan there until then.`,
      },
    ],
    reason: reason(brand),
  }),
  'plan-changed': ({ plan, until, due, ...price }, { brand, link }) => ({
    subject: `Your plan at ${brand} was changed`,
    preview: `You have the ${planNames[plan]} plan now.`,
    title: 'Your plan was changed',
    parts: [
      {
        text: `You have the ${planNames[plan]} plan now. ${
          due
            ? `Its first payment of ${money(price)} is due on ${date(due)}, less any credit. It renews on ${date(until)} for ${money(price)}`
            : `The next payment is ${money(price)} on ${date(until)}, less any credit or coupon`
        }, unless you cancel before.`,
      },
      { label: 'Manage premium', href: link.premium },
      { note: 'You can download your invoices there.' },
    ],
    reason: reason(brand),
  }),
  'renewal-reminder': ({ plan, at, since, ...price }, { brand, link }) => ({
    subject: `Your premium at ${brand} renews automatically`,
    preview: `The next payment is ${money(price)} on ${date(at)}.`,
    title: 'Your premium renews automatically',
    parts: [
      {
        text: `You have had premium since ${date(since)}. The next payment is ${money(price)} for the ${planNames[plan]} plan on ${date(at)}, less any credit or coupon, and then ${every[plan]} until you cancel.`,
      },
      {
        text: `You can cancel anytime, without a reason. If you cancel before ${date(at)}, you pay nothing more and keep premium until then.`,
      },
      { label: 'Cancel premium', href: link.managePremium },
      {
        note: 'We send this reminder once a year, whatever you chose about emails, so that you never pay for something you forgot.',
      },
    ],
    reason: reason(brand),
  }),
  ...priceTexts,
  ...endTexts,
  ...withdrawalTexts,
};
