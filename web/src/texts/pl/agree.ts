import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/agree.ts';

export const messages: Translated<typeof en> = {
  due: {
    title: 'Zanim przejdziesz dalej',
    about: 'Te strony obowiązują teraz wszystkich. Przeczytaj je i zaakceptuj, żeby przejść dalej.',
  },
  early: {
    title: 'Co się zmieni',
    about:
      'Od podanego dnia te strony będą obowiązywać wszystkich. Możesz je zaakceptować już teraz. Do tego czasu nic się dla ciebie nie zmienia.',
  },
  done: 'Nie ma nic do zaakceptowania',
  goOn: 'Dalej',
  accept: 'Akceptuję i przechodzę dalej',
  later: 'Nie teraz',
  signOut: 'Wyloguj',
  pages: 'Strony do zaakceptowania',
  never: 'Jeszcze bez twojej akceptacji.',
  changes: 'Co się zmieniło',
  instead: 'Jeśli się nie zgadzasz',
  insteadAbout: 'Możesz się wylogować i zdecydować później, zabrać swoje dane albo usunąć konto.',
  legal: 'Strony dla wszystkich',
  loading: 'Wczytywanie stron do zaakceptowania…',
  failed: 'Nie udało się wczytać',
  again: 'Spróbuj ponownie',
  since: (day) => `Obowiązuje od\u00a0dnia ${day}.`,
  from: (day) => `Zacznie obowiązywać ${day}.`,
  before: (day) => `Twoja akceptacja wcześniejszej wersji: ${day}.`,
  read: (title) => `Przeczytaj cały tekst: ${title}`,
};
