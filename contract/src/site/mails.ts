import { defineMails } from '../mails.ts';

export const siteMails = defineMails({
  /** An administrator asked for it, to see whether mails arrive. */
  'site-trial': {},
});
