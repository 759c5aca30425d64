import * as Type from 'typebox';
import { Day } from '../common.ts';
import { type Letters, defineMails } from '../mails.ts';

export const importsMails = defineMails({
  /** To someone whose data an administrator imported. They are no member. */
  'import-invitation': {
    data: Type.Object({
      token: Type.String(),
      /** Where the data come from, in the words of the administrator. */
      source: Type.String(),
      until: Day,
      reminder: Type.Boolean(),
    }),
  },
});

export const importsLetters: Letters<typeof importsMails> = {
  'import-invitation': ({ token }, { say, link }) => [
    say('from'),
    say('behindLink'),
    { label: say('see'), href: link.invited(token) },
    { note: say('otherwise') },
  ],
};
