import type { SecurityEvent } from '@kindred/contract/accounts/notices';
import type { NoticeTexts } from '../../platform/notice-texts.ts';

const pushes: Record<SecurityEvent, string> = {
  'password-changed': 'Your password was changed',
  'address-changed': 'Your email was changed',
  'address-restored': 'Your email was changed back',
  'second-factor': 'Two-factor authentication was changed',
  'way-in-added': 'A way to sign in was added',
  'way-in-removed': 'A way to sign in was removed',
};

export const noticeTexts: NoticeTexts = { security: { push: ({ event }) => pushes[event] } };
