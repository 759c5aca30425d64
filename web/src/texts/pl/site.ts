import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site.ts';

export const messages: Translated<typeof en> = {
  /** What search engines show below the name. */
  description:
    'Tu możesz poznać kogoś dla siebie: profile, które mówią więcej niż zdjęcie, bez reklam, bez śledzenia i bez dokładnej lokalizacji.',
};
