import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/my-data.ts';

export const messages: Translated<typeof en> = {
  title: 'Twoje dane',
  about: (email: string) =>
    `Ten plik zawiera dane konta ${email}. Przechowuj go w bezpiecznym miejscu.`,
  reading: 'Otwieranie linku…',
  done: 'Plik już się pobiera.',
  settings: 'Przejdź do ustawień',
  fetch: 'Pobierz plik',
  fetching: 'Pobieranie…',
};
