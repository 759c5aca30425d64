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
  searchTerm: { label: 'First name', remove: 'Clear the name' },
  fields: { label: 'Profile', remove: 'Remove the profile filters' },
  gender: {
    label: 'Gender',
    any: 'Any gender I want',
    remove: 'Remove the gender filter',
  },
  ages: { label: 'Age', any: 'Any age I want', remove: 'Remove the age filter' },
  distance: {
    label: 'Distance',
    any: 'My usual distance',
    remove: 'Remove the distance filter',
  },
  checked: { label: 'Photo check', remove: 'Show people without a photo check too' },
} satisfies Readonly<Record<NarrowingGroup, FilterTexts>>;

/** Whom each filter leaves. Follows 'people'. */
export const conditionTexts: {
  readonly [K in CardFilterName]: (value: FilterValue<K>) => string;
} = {
  fields: () => 'who wrote what you chose in their profile',
  searchTerm: (term) => `with “${term}” in their first name`,
  checked: () => 'whose photos are checked',
};
