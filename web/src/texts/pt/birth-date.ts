import type { messages as en } from '../en/birth-date.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  day: 'Dia',
  month: 'Mês',
  year: 'Ano',
  incomplete: 'Informe dia, mês e ano.',
  implausible: 'Confira esta data.',
  tooYoung: (age: number) => `É preciso ter ${age} anos ou mais para ter uma conta.`,
};
