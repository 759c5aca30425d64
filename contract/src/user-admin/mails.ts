import * as Type from 'typebox';
import { Day, Nullable, OneOf } from '../common.ts';
import { type Letters, defineMails } from '../mails.ts';

/** The changes by staff that a member gets a mail about. */
export const accountChanges = [
  'banned',
  'deactivated',
  'active',
  'premium',
  'premium-ended',
] as const;
export type AccountChange = (typeof accountChanges)[number];

export const userAdminMails = defineMails({
  'account-change': {
    data: Type.Object({
      change: OneOf(accountChanges),
      reason: Nullable(Type.String()),
      until: Nullable(Day),
    }),
  },
});

export const userAdminLetters: Letters<typeof userAdminMails> = {
  'account-change': ({ change, reason }, { say, link }) => ({
    preview: say('effect'),
    parts: [
      say('effect'),
      ...(reason ? [say('reasonIs'), { written: reason }] : []),
      change === 'banned' || change === 'deactivated'
        ? { note: say('ifWrong') }
        : { label: say('signIn'), href: link.signIn },
    ],
  }),
};
