import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/birth-date.ts';

export const messages: Translated<typeof en> = {
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  incomplete: 'Gib Tag, Monat und Jahr ein.',
  implausible: 'Prüfe dieses Datum.',
  tooYoung: (age: number) => `Für ein Konto musst du mindestens ${age} Jahre alt sein.`,
};
