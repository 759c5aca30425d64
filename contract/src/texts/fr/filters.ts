import type { CardFilterName, FilterValue, NarrowingGroup } from '../../discovery/filters.ts';

interface FilterTexts {
  /** The name of its control. */
  readonly label: string;
  /** The choice that filters nothing. */
  readonly any?: string;
  /** Removes it, for a member who finds no one. */
  readonly remove: string;
}

/** A group of filters without a text, or a text without a group, is a type error. */
export const filterTexts = {
  searchTerm: { label: 'Prénom', remove: 'Retirer le filtre de prénom' },
  fields: { label: 'Profil', remove: 'Retirer les filtres de profil' },
  gender: {
    label: 'Genre',
    any: 'Tous les genres que je cherche',
    remove: 'Retirer le filtre de genre',
  },
  ages: {
    label: 'Âge',
    any: 'Tous les âges que je cherche',
    remove: 'Retirer le filtre d’âge',
  },
  distance: {
    label: 'Distance',
    any: 'Ma distance habituelle',
    remove: 'Retirer le filtre de distance',
  },
  checked: {
    label: 'Vérification des photos',
    remove: 'Montrer aussi les personnes sans vérification',
  },
} satisfies Readonly<Record<NarrowingGroup, FilterTexts>>;

/** Whom each filter leaves. Follows 'personnes'. */
export const conditionTexts: {
  readonly [K in CardFilterName]: (value: FilterValue<K>) => string;
} = {
  fields: () => 'dont le profil indique ce que tu as choisi',
  searchTerm: (term) => `avec « ${term} » dans le prénom`,
  checked: () => 'aux photos vérifiées',
};
