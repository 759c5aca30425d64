import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unsubscribe.ts';

export const messages: Translated<typeof en> = {
  title: 'Wypisać się z tych e-maili?',
  about: (email: string) =>
    `Dla konta ${email}. Wszystkie inne e-maile będą nadal przychodzić. Te możesz znów włączyć w ustawieniach.`,
  reading: 'Otwieranie linku…',
  button: 'Wypisz się',
  working: 'Chwileczkę…',
  done: 'Te e-maile są wyłączone',
  doneAbout: 'Te e-maile nie będą już przychodzić. Wszystkie inne nadal tak.',
  settings: 'Przejdź do ustawień',
};
