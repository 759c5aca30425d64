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
  searchTerm: { label: 'Imię', remove: 'Wyczyść imię' },
  fields: { label: 'Profil', remove: 'Usuń filtry profilu' },
  gender: {
    label: 'Płeć',
    any: 'Dowolna z szukanych',
    remove: 'Usuń filtr płci',
  },
  ages: { label: 'Wiek', any: 'Dowolny z szukanych', remove: 'Usuń filtr wieku' },
  distance: {
    label: 'Odległość',
    any: 'Moja zwykła odległość',
    remove: 'Usuń filtr odległości',
  },
  checked: { label: 'Weryfikacja zdjęć', remove: 'Pokaż też osoby bez weryfikacji' },
} satisfies Readonly<Record<NarrowingGroup, FilterTexts>>;

/** Whom each filter leaves. Follows the number of people. */
export const conditionTexts: {
  readonly [K in CardFilterName]: (value: FilterValue<K>) => string;
} = {
  fields: () => 'które mają w profilu to, co wybrano',
  searchTerm: (term) => `z „${term}” w imieniu`,
  checked: () => 'ze zweryfikowanymi zdjęciami',
};
