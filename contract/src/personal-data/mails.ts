import * as Type from 'typebox';
import { Day } from '../common.ts';
import { type Letters, defineMails } from '../mails.ts';

export const personalDataMails = defineMails({
  'leaving-code': {
    toUnconfirmed: true,
    data: Type.Object({ code: Type.String(), minutes: Type.Integer() }),
  },
  /** The day until which the member can come back. */
  leaving: { data: Type.Object({ until: Day }) },
  'archive-ready': { data: Type.Object({ token: Type.String(), until: Day }) },
});

export const personalDataLetters: Letters<typeof personalDataMails> = {
  'leaving-code': ({ code }, { say }) => [say('enter'), { code }, { note: say('lasts') }],
  leaving: (_data, { say, link }) => [
    say('closed'),
    say('ifYou'),
    { label: say('comeBack'), href: link.signIn },
    { note: say('notMe') },
  ],
  'archive-ready': ({ token }, { say, link }) => [
    say('ready'),
    { label: say('download'), href: link.archive(token) },
    { note: say('lasts') },
  ],
};
