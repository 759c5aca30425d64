import type { premiumMails } from '../../../premium/mails.ts';
import type { Rights } from '../../../premium/rights.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, nextPayment, planNames, reason } from './premium-words.ts';

const without: Record<keyof Rights, string> = {
  likesPerDay: 'fewer likes a day',
  superlikesPerDay: 'fewer super likes a day',
  undosPerDay: 'fewer undos a day',
  seesLikes: "you don't see who likes you",
  filters: 'you filter by age, distance and gender only',
  incognito: "you can't use incognito",
};

/** The mails about cancellations, refunds and the end of premium. */
export const endTexts: MailTexts<
  Pick<
    typeof premiumMails,
    | 'premium-canceled'
    | 'premium-renews-again'
    | 'refunded'
    | 'refund-failed'
    | 'premium-ended'
    | 'subscription-ended'
  >
> = {
  'premium-canceled': ({ until, endsAt, isTrial }, { brand, link }) => ({
    subject: `Your premium at ${brand} won't renew`,
    preview: `You keep it until ${date(until)}.`,
    title: "Your premium won't renew",
    parts: [
      {
        text: isTrial
          ? `Your free trial was canceled. You keep premium until ${date(until)}, and nothing is charged.`
          : `Your subscription was canceled. You keep premium until ${date(until)}, and nothing more is charged.`,
      },
      { label: 'Keep premium', href: link.premium },
      { note: `If you change your mind, you can undo this there until ${date(endsAt)}.` },
    ],
    reason: reason(brand),
  }),
  'premium-renews-again': ({ plan, until, ...due }, { brand, link }) => ({
    subject: `Your premium at ${brand} renews again`,
    preview: `The next payment is on ${date(until)}.`,
    title: 'Your premium renews again',
    parts: [
      {
        text: `The cancellation was undone. Your ${planNames[plan]} plan renews on ${date(until)} for ${nextPayment(due)}, unless you cancel before.`,
      },
      { label: 'Manage premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  refunded: ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `You get ${money(refund)} back from ${brand}`,
    preview: 'It takes 5 to 10 days.',
    title: `You get ${money(refund)} back`,
    parts: [
      {
        text: `${money(refund)} is on its way back to your card${card ? ` ending in ${card}` : ''}. It takes 5 to 10 days until your bank shows it.`,
      },
      ...(credit > 0
        ? [
            {
              text: `${credit === refund.amount ? 'It was' : `${money({ ...refund, amount: credit })} of it was`} your credit, which is paid out with it.`,
            },
          ]
        : []),
      { label: 'See your invoices', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'refund-failed': ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `Your refund of ${money(refund)} from ${brand} didn't arrive`,
    preview: 'The bank of your card sent it back.',
    title: "Your refund didn't arrive",
    parts: [
      {
        text: `The bank of your card${card ? ` ending in ${card}` : ''} sent back the ${money(refund)} that we refunded. This happens when a card was closed or replaced.`,
      },
      ...(credit > 0
        ? [
            {
              text: `You have ${credit === refund.amount ? 'it' : `${money({ ...refund, amount: credit })} of it`} as credit again, which lowers your next payments.`,
            },
          ]
        : []),
      ...(credit < refund.amount
        ? [{ text: "Write to us, and we'll find another way to pay you." }]
        : []),
      { label: 'See your invoices', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-ended': ({ isTrial, lost }, { brand, link }) => ({
    subject: `Your ${isTrial ? 'free trial' : 'premium'} at ${brand} has ended`,
    preview: 'You can get premium again anytime.',
    title: `Your ${isTrial ? 'free trial' : 'premium'} has ended`,
    parts: [
      {
        text: `${isTrial ? 'Your free trial has ended, and nothing was charged.' : 'Your premium has ended. Nothing more is charged.'} Your profile and everything in it stay.`,
      },
      ...(lost.length > 0
        ? [{ text: `Without premium: ${lost.map((right) => without[right]).join('; ')}.` }]
        : []),
      { label: 'Get premium again', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'subscription-ended': ({ until, isUnpaid }, { brand, link }) => ({
    subject: `Your subscription at ${brand} has ended`,
    preview: `You have premium until ${date(until)}.`,
    title: 'Your subscription has ended',
    parts: [
      {
        text: `${isUnpaid ? "Your payment didn't go through, so your subscription has ended. Nothing" : 'Your subscription has ended, and nothing'} more is charged. Our team gave you premium, which you keep until ${date(until)}.`,
      },
      { label: 'See premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
};
