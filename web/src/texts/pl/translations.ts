import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/translations.ts';
import { formatDate } from '../../lib/formats/formats.ts';

const dayOf = (time: string) => formatDate(time, { dateStyle: 'long' });

export const messages: Translated<typeof en> = {
  title: 'Języki',
  about:
    'Tłumaczenia są dziełem maszyn i osób, dla których dany język nie jest ojczysty. Daj każde do przeczytania komuś, dla kogo jest, a potem oznacz je tutaj.',
  columns: ['Język', 'Stan', 'Czynności'],
  loading: 'Wczytywanie języków…',
  failed: 'Nie udało się wczytać języków',
  again: 'Spróbuj ponownie',
  source: 'Język źródłowy',
  unread: 'Jeszcze nieprzeczytany przez native speakera',
  read: 'Przeczytany przez native speakera',
  changed: (time: string) => `Przeczytany ${dayOf(time)}, ale potem teksty się zmieniły`,
  marked: (reader: string, by: string | null, time: string) =>
    `Kto przeczytał: ${reader}. Kto oznaczył: ${by ?? 'usunięte konto'}, ${dayOf(time)}.`,
  version: (version: string) => `Wersja tekstów: ${version}`,
  mark: 'Oznacz jako przeczytany',
  markOf: (name: string) => `Oznacz jako przeczytany: ${name}`,
  unmark: 'Cofnij oznaczenie',
  unmarkOf: (name: string) => `Cofnij oznaczenie: ${name}`,
  dialog: (name: string) => `Oznacz jako przeczytany: ${name}`,
  dialogAbout: 'Dotyczy tekstów w obecnej postaci. Gdy któryś się zmieni, ta strona to pokaże.',
  reader: 'Kto przeczytał teksty?',
  readerAbout: 'Imię i nazwisko lub firma, na przykład Anna Nowak',
  readerMissing: 'Podaj, kto przeczytał teksty.',
  cancel: 'Anuluj',
  note: {
    unread:
      'Tekstów w tym języku nie przeczytał jeszcze żaden native speaker. Jeśli któryś brzmi źle, daj znać administracji.',
    changed:
      'Niektórych nowszych tekstów w tym języku nie przeczytał jeszcze żaden native speaker. Jeśli któryś brzmi źle, daj znać administracji.',
  },
};
