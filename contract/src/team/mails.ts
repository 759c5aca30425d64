import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { type Letters, defineMails } from '../mails.ts';
import { staffRoles } from '../route.ts';

export const teamMails = defineMails({
  /** Sent to an address that is not verified. */
  invitation: { data: Type.Object({ token: Type.String(), role: OneOf(staffRoles) }) },
});

export const teamLetters: Letters<typeof teamMails> = {
  invitation: ({ token }, { say, link }) => [
    say('invited'),
    { label: say('view'), href: link.join(token) },
    { note: say('lasts') },
  ],
};
