import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/late-failures.ts';

export const messages: Translated<typeof en> = {
  failed: (page: string, why: string) => `Coś poszło nie tak na stronie: ${page}. ${why}`,
  typed: 'Twój tekst',
  openCase: 'Otwórz sprawę',
  openPage: 'Otwórz stronę',
  hide: 'Ukryj',
};
