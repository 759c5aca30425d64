import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';

export const premiumEvents = [
  'started',
  'payment-failed',
  'unpaid',
  'trial-ending',
  'trial-paid',
  'plan-changes',
  'plan-changed',
  'canceled',
  'renews-again',
  'refunded',
  'refund-failed',
  'ended',
  'subscription-ended',
  'withdrawn',
  'reminder',
  'price-changes',
  'price-stays',
] as const;
export type PremiumEvent = (typeof premiumEvents)[number];

export const premiumNotices = noticeKindsOf({
  /** The mail about it says what was paid and cannot be turned off. */
  premium: {
    about: Type.Object({ event: OneOf(premiumEvents) }),
    channels: { app: true, mail: 'always', push: true },
    mailedBy: 'area',
    page: '/premium',
    anchor: null,
    icon: 'crown',
  },
  /** No one can turn it off, as the member has to choose whether others see them again. */
  'incognito.ended': {
    about: Type.Object({}),
    channels: { app: 'always', mail: 'always', push: 'always' },
    mailedBy: 'settings',
    page: '/settings',
    anchor: null,
    icon: 'bell',
  },
});

export const premiumNoticeLetters: NoticeLetters<typeof premiumNotices> = {
  'incognito.ended': (_about, { say, link }) => [
    say('paused'),
    say('youChoose'),
    { label: say('choose'), href: link.settings },
  ],
};
