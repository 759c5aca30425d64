import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-fields.ts';

export const messages: Translated<typeof en> = {
  title: 'Más sobre ti',
  asks: 'Lo que te importa de otras personas',
  nothing: 'Nada todavía',
  any: 'No importa',
  from: 'Desde',
  to: 'Hasta',
  filters: 'Filtros de perfil',
  filtersSet: (count) => `Filtros de perfil: ${count}`,
  apply: 'Mostrar personas',
  clear: 'Vaciar',
  withUnit: (label, unit) => `${label} (${unit})`,
  between: (from, to) => `${from} a ${to}`,
  atLeast: (from) => `al menos ${from}`,
  atMost: (to) => `como máximo ${to}`,
  loading: 'Cargando…',
  failed: 'No se ha podido cargar',
  again: 'Intentar de nuevo',
};
