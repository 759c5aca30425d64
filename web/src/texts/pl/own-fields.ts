import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-fields.ts';

export const messages: Translated<typeof en> = {
  title: 'Więcej o tobie',
  asks: 'Co jest dla ciebie ważne u innych',
  nothing: 'Jeszcze nic',
  any: 'Bez znaczenia',
  from: 'Od',
  to: 'Do',
  filters: 'Filtry profilu',
  filtersSet: (count) => `Filtry profilu: ${count}`,
  apply: 'Pokaż osoby',
  clear: 'Wyczyść',
  withUnit: (label, unit) => `${label} (${unit})`,
  between: (from, to) => `od ${from} do ${to}`,
  atLeast: (from) => `co najmniej ${from}`,
  atMost: (to) => `najwyżej ${to}`,
  loading: 'Wczytywanie…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
};
