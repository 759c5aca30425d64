import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/mailed-links.ts';

/** Every page behind the link of a mail. */
export const messages: Translated<typeof en> = {
  incomplete: 'Ten link jest niepełny. Otwórz go jeszcze raz z e-maila.',
  loading: 'Otwieranie linku…',
  failed: 'Nie udało się otworzyć tego linku',
  again: 'Spróbuj ponownie',
  toHelp: 'Centrum pomocy',
};
