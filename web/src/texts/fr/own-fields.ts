import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-fields.ts';

export const messages: Translated<typeof en> = {
  title: 'Plus sur toi',
  asks: 'Ce qui compte pour toi chez les autres',
  nothing: 'Rien pour l’instant',
  any: 'Peu importe',
  from: 'De',
  to: 'À',
  filters: 'Filtres de profil',
  filtersSet: (count) => `Filtres de profil\u00a0: ${count}`,
  apply: 'Montrer les personnes',
  clear: 'Effacer',
  withUnit: (label, unit) => `${label} (${unit})`,
  between: (from, to) => `${from} à ${to}`,
  atLeast: (from) => `au moins ${from}`,
  atMost: (to) => `au plus ${to}`,
  loading: 'Chargement…',
  failed: 'Impossible de charger ceci',
  again: 'Réessayer',
};
