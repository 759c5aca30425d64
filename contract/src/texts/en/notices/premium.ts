import type { PremiumEvent, premiumNotices } from '../../../premium/notices.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof premiumNotices;

const events: Readonly<Record<PremiumEvent, string>> = {
  started: 'You have premium.',
  'payment-failed': "Your payment didn't go through. Please update your card.",
  unpaid: "Your premium has ended because it wasn't paid.",
  'trial-ending': 'Your free trial ends soon.',
  'trial-paid': 'Your free trial has ended, and your plan has started.',
  'plan-changes': 'Your premium plan changes when the paid time ends. You can still keep it.',
  'plan-changed': 'Your premium plan was changed.',
  canceled: "Your premium won't renew. You keep it until the end of the time you have.",
  'renews-again': 'Your premium renews again.',
  refunded: 'A refund is on its way back to your card.',
  'refund-failed': "A refund didn't arrive at your card. Our email says what you can do.",
  ended: 'Your premium has ended. You can get it again anytime.',
  'subscription-ended':
    'Your subscription has ended. You still have the premium that our team gave you.',
  withdrawn: 'You withdrew from your contract. The receipt is in your email.',
  reminder: 'Your premium renews automatically until you cancel. Our email says what it costs.',
  'price-changes': 'The price of your premium changes. You can cancel before.',
  'price-stays': 'The price of your premium stays as it is.',
};

export const sentences: NoticeSentences<Kinds> = {
  premium: ({ event }) => events[event],
  'incognito.ended': () => 'Incognito has ended. Your profile is paused, so no one new sees you.',
};

export const settings: NoticeSettingTexts<Kinds> = { premium: 'Your premium or a payment changes' };

const pushedEvents: Readonly<Record<PremiumEvent, string>> = {
  started: 'You have premium',
  'payment-failed': "Your payment didn't go through",
  unpaid: 'Your premium has ended, because it was not paid',
  'trial-ending': 'Your free trial ends soon',
  'trial-paid': 'Your free trial has ended, and your plan has started',
  'plan-changes': 'Your premium plan changes soon',
  'plan-changed': 'Your premium plan was changed',
  canceled: "Your premium won't renew",
  'renews-again': 'Your premium renews again',
  refunded: 'Money is on its way back to you',
  'refund-failed': "Your refund didn't arrive",
  ended: 'Your premium has ended',
  'subscription-ended': 'Your subscription has ended, and you still have premium',
  withdrawn: 'You withdrew from your contract',
  reminder: 'Your premium renews automatically until you cancel',
  'price-changes': 'The price of your premium changes',
  'price-stays': 'The price of your premium stays',
};

export const pushes: NoticePushes<Kinds> = {
  premium: ({ event }) => pushedEvents[event],
  'incognito.ended': () => 'Incognito has ended, so your profile is paused',
};

export const mails: NoticeMails<Kinds> = {
  'incognito.ended': (_about, { brand, link }) => ({
    subject: `Incognito has ended at ${brand}`,
    preview: 'Your profile is paused, so no one new sees you.',
    title: 'Incognito has ended',
    parts: [
      {
        text: "You can't use incognito anymore, because your premium has ended or no longer includes it. Your profile is paused, so no one new sees you. Your matches can still see you and write to you.",
      },
      {
        text: 'You choose what happens next: show your profile to everyone again, or keep it paused.',
      },
      { label: 'Choose who sees me', href: link.settings },
    ],
    reason: `You got this email because of your premium at ${brand}.`,
  }),
};
