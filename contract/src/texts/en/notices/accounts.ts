import type { SecurityEvent, accountNotices } from '../../../accounts/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

const events: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Your password was changed.',
  'address-changed': 'Your email was changed.',
  'address-restored': 'Your email was changed back to the old one.',
  'second-factor': 'Your two-factor authentication changed.',
  'sign-in-method-added': 'A way to sign in was added.',
  'sign-in-method-removed': 'A way to sign in was removed.',
};

export const sentences: NoticeSentences<typeof accountNotices> = {
  security: ({ event }) => `${events[event]} If this wasn't you, change your password.`,
};

const pushedEvents: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Your password was changed',
  'address-changed': 'Your email was changed',
  'address-restored': 'Your email was changed back',
  'second-factor': 'Two-factor authentication was changed',
  'sign-in-method-added': 'A way to sign in was added',
  'sign-in-method-removed': 'A way to sign in was removed',
};

export const pushes: NoticePushes<typeof accountNotices> = {
  security: ({ event }) => pushedEvents[event],
};
