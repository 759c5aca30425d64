import type { messages as en } from '../en/birth-date.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  incomplete: 'Indica día, mes y año.',
  implausible: 'Revisa esta fecha.',
  tooYoung: (age: number) => `Para tener una cuenta debes tener ${age} años o más.`,
};
