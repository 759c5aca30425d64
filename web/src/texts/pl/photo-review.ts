import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/photo-review.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import { rejectTexts } from '@kindred/contract/texts/pl/reject-reasons';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  title: 'Sprawdzanie zdjęć',
  loading: 'Wczytywanie zdjęć…',
  failed: 'Nie udało się wczytać zdjęć',
  again: 'Spróbuj ponownie',
  left: (count: number) =>
    plural(count, {
      one: `${formatNumber(count)} zdjęcie do sprawdzenia`,
      few: `${formatNumber(count)} zdjęcia do sprawdzenia`,
      many: `${formatNumber(count)} zdjęć do sprawdzenia`,
      other: `${formatNumber(count)} zdjęcia do sprawdzenia`,
    }),
  none: 'Wszystko załatwione',
  noneAbout: 'Nowe zdjęcia pojawią się tu automatycznie.',
  toReports: 'Zobacz otwarte zgłoszenia',
  rules: 'Dlaczego zdjęcia są odrzucane',
  ruleColumns: ['Powód', 'Co czyta ta osoba'],
  others: 'Pozostałe zdjęcia sprawdzają inne osoby z zespołu.',
  strip: 'Zdjęcia do sprawdzenia',
  nth: (number: number) => `Zdjęcie ${number}`,
  photo: (name: string) => `Zdjęcie: ${name}`,
  othersOf: 'Zatwierdzone zdjęcia tej osoby',
  other: (name: string, number: number) => `${name}, zatwierdzone zdjęcie ${number}`,
  noOthers: 'Jeszcze żadnych.',
  unloaded: 'Nie udało się wczytać tego zdjęcia.',
  aMember: 'ktoś',
  who: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
  main: 'Główne zdjęcie',
  more: 'Dodatkowe zdjęcie',
  added: (when: string) => `Dodane ${when}`,
  approve: 'Zatwierdź',
  reject: 'Odrzuć, powód:',
  rejectStart: 'Odrzuć',
  close: 'Zamknij',
  reasons: rejectTexts,
  approved: (name: string) => `Zdjęcie zatwierdzone: ${name}.`,
  rejected: (name: string) => `Zdjęcie odrzucone: ${name}.`,
  undo: 'Cofnij',
  keys: 'Skróty klawiszowe',
  keyHints: [
    ['J, K', 'Następne, poprzednie'],
    ['U', 'Cofnij'],
  ] as const,
};
