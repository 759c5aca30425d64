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
  searchTerm: { label: 'Nombre', remove: 'Quitar el nombre' },
  fields: { label: 'Perfil', remove: 'Quitar los filtros de perfil' },
  gender: {
    label: 'Género',
    any: 'Todos los que busco',
    remove: 'Quitar el filtro de género',
  },
  ages: { label: 'Edad', any: 'Todas las que busco', remove: 'Quitar el filtro de edad' },
  distance: {
    label: 'Distancia',
    any: 'Mi distancia habitual',
    remove: 'Quitar el filtro de distancia',
  },
  checked: {
    label: 'Comprobación de fotos',
    remove: 'Mostrar también a personas sin comprobación',
  },
} satisfies Readonly<Record<NarrowingGroup, FilterTexts>>;

/** Whom each filter leaves. Follows a number of people. */
export const conditionTexts: {
  readonly [K in CardFilterName]: (value: FilterValue<K>) => string;
} = {
  fields: () => 'que tienen en su perfil lo que has elegido',
  searchTerm: (term) => `con “${term}” en el nombre`,
  checked: () => 'con fotos comprobadas',
};
