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
  searchTerm: { label: 'Vorname', remove: 'Namensfilter entfernen' },
  fields: { label: 'Profil', remove: 'Profilfilter entfernen' },
  gender: {
    label: 'Geschlecht',
    any: 'Alle, die ich suche',
    remove: 'Geschlechtsfilter entfernen',
  },
  ages: { label: 'Alter', any: 'Jedes, das ich suche', remove: 'Altersfilter entfernen' },
  distance: {
    label: 'Entfernung',
    any: 'Meine übliche Entfernung',
    remove: 'Entfernungsfilter entfernen',
  },
  checked: { label: 'Foto-Check', remove: 'Auch Leute ohne Foto-Check zeigen' },
} satisfies Readonly<Record<NarrowingGroup, FilterTexts>>;

/** Whom each filter leaves. Follows a number of people. */
export const conditionTexts: {
  readonly [K in CardFilterName]: (value: FilterValue<K>) => string;
} = {
  fields: () => 'die in ihrem Profil haben, was du ausgewählt hast',
  searchTerm: (term) => `mit „${term}“ im Vornamen`,
  checked: () => 'mit geprüften Fotos',
};
