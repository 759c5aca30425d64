import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/birth-date.ts';

export const messages: Translated<typeof en> = {
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  incomplete: 'Indique le jour, le mois et l’année.',
  implausible: 'Vérifie cette date.',
  tooYoung: (age: number) => `Il faut avoir au moins ${age} ans pour créer un compte.`,
};
