import { type Letters, defineMails } from '../mails.ts';

export const siteMails = defineMails({
  /** An administrator asked for it, to see whether mails arrive. */
  'site-trial': {},
});

export const siteLetters: Letters<typeof siteMails> = {
  'site-trial': (_data, { say, link }) => [say('test'), { label: say('open'), href: link.home }],
};
