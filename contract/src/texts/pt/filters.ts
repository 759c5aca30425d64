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
  searchTerm: { label: 'Nome', remove: 'Limpar o nome' },
  fields: { label: 'Perfil', remove: 'Remover os filtros de perfil' },
  gender: {
    label: 'Gênero',
    any: 'Qualquer gênero que procuro',
    remove: 'Remover o filtro de gênero',
  },
  ages: {
    label: 'Idade',
    any: 'Qualquer idade que procuro',
    remove: 'Remover o filtro de idade',
  },
  distance: {
    label: 'Distância',
    any: 'Minha distância de sempre',
    remove: 'Remover o filtro de distância',
  },
  checked: { label: 'Checagem de fotos', remove: 'Mostrar também pessoas sem checagem' },
} satisfies Readonly<Record<NarrowingGroup, FilterTexts>>;

/** Whom each filter leaves. Follows the number of people. */
export const conditionTexts: {
  readonly [K in CardFilterName]: (value: FilterValue<K>) => string;
} = {
  fields: () => 'que têm no perfil o que você escolheu',
  searchTerm: (term) => `com “${term}” no nome`,
  checked: () => 'com fotos checadas',
};
