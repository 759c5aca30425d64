import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/commands.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages: Translated<typeof en> = {
  title: 'Polecenia i osoby',
  field: 'Strona, polecenie lub osoba',
  hint: 'Imię, e-mail, ID lub polecenie',
  close: 'Zamknij',
  groups: {
    recent: 'Ostatnie',
    pages: 'Strony',
    actions: 'Polecenia',
    cases: 'Sprawy i zgłoszenia',
    people: 'Osoby',
  },
  case: (id: string) => `Sprawa ${id}`,
  report: (id: string) => `Zgłoszenie ${id}`,
  closed: 'Zamknięte',
  results: 'Wyniki',
  scheme: {
    light: 'Jasny motyw',
    dark: 'Ciemny motyw',
    auto: 'Motyw mojego urządzenia',
  },
  nextCase: 'Otwórz następną sprawę',
  aroundDesk: 'Przy sprawach',
  desk: 'Sprawy',
  searching: 'Szukanie…',
  none: 'Brak wyników. Spróbuj innego słowa.',
  failed: 'Wyszukiwanie nie działa. Spróbuj ponownie.',
  found: (count: number) =>
    plural(count, {
      one: `${count} wynik`,
      few: `${count} wyniki`,
      many: `${count} wyników`,
      other: `${count} wyniku`,
    }),
};
