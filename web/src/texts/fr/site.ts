import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site.ts';

export const messages: Translated<typeof en> = {
  /** What search engines show below the name. */
  description:
    'Un endroit pour rencontrer quelqu’un : des profils qui en disent plus qu’une photo, pas de publicité, pas de traceurs, et une position jamais exacte.',
};
