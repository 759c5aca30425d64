import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-fields.ts';

export const messages: Translated<typeof en> = {
  title: 'Mais sobre você',
  asks: 'O que importa para você nas outras pessoas',
  nothing: 'Ainda nada',
  any: 'Não importa',
  from: 'De',
  to: 'Até',
  filters: 'Filtros de perfil',
  filtersSet: (count) => `Filtros de perfil: ${count}`,
  apply: 'Mostrar pessoas',
  clear: 'Limpar',
  withUnit: (label, unit) => `${label} (${unit})`,
  between: (from, to) => `${from} a ${to}`,
  atLeast: (from) => `pelo menos ${from}`,
  atMost: (to) => `no máximo ${to}`,
  loading: 'Carregando…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
};
