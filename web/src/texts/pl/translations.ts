import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/translations.ts';
import { formatDate } from '../../lib/formats/formats.ts';

const dayOf = (time: string) => formatDate(time, { dateStyle: 'long' });

export const messages: Translated<typeof en> = {
  title: 'Języki',
  about:
    'Tłumaczenia napisały maszyny i osoby, dla których to nie jest język ojczysty. Poproś o przeczytanie każdego kogoś, dla kogo jest, i oznacz je tutaj.',
  columns: ['Język', 'Stan', 'Działania'],
  loading: 'Wczytywanie języków…',
  failed: 'Nie udało się wczytać języków',
  again: 'Spróbuj ponownie',
  source: 'Język źródłowy',
  unread: 'Jeszcze bez lektury kogoś, dla kogo to język ojczysty',
  read: 'Po lekturze kogoś, dla kogo to język ojczysty',
  changed: (time: string) => `Teksty zmieniły się od lektury ${dayOf(time)}`,
  marked: (reader: string, by: string | null, time: string) =>
    `Lektura: ${reader}. Oznaczenie: ${by ?? 'usunięte konto'}, ${dayOf(time)}.`,
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
      'Tekstów w tym języku nie przeczytał jeszcze nikt, dla kogo to język ojczysty. Jeśli któryś brzmi źle, daj znać administracji.',
    changed:
      'Niektóre teksty w tym języku są nowsze niż ich ostatnia lektura. Jeśli któryś brzmi źle, daj znać administracji.',
  },
};
