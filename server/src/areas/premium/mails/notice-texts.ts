import type { PremiumEvent } from '@kindred/contract/premium/notices';
import type { NoticeTexts } from '../../../platform/notice-texts.ts';

const pushes: Record<PremiumEvent, string> = {
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
};

export const noticeTexts: NoticeTexts = {
  premium: { push: ({ event }) => pushes[event] },
  'incognito.ended': {
    mail: () => ({ kind: 'incognito-ended', data: {} }),
    push: () => 'Incognito has ended, so your profile is paused',
  },
};
