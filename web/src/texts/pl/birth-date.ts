import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/birth-date.ts';

export const messages: Translated<typeof en> = {
  day: 'Dzień',
  month: 'Miesiąc',
  year: 'Rok',
  incomplete: 'Podaj dzień, miesiąc i rok.',
  implausible: 'Sprawdź tę datę.',
  tooYoung: (age: number) => `Aby mieć konto, trzeba mieć co najmniej ${age} lat.`,
};
