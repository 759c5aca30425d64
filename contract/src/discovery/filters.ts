import { minimumAge } from '../members.ts';
import { forEachName } from '../names.ts';
import { profileLimits, soughtGenders } from '../profiles/limits.ts';
import type { ValueOf, Values } from '../values.ts';
import { longestFieldFilter } from './field-filter.ts';

/** Its values also decide how the URL is read. */
type Filter = Values & {
  /** Filters of a group have one control, and are removed together. */
  readonly group: string;
  /**
   * `preferences`: narrows what the member looks for, such as ages. `setting`: replaces a setting of the member, and can show
   * more people. `card`: a condition on people that the member's preferences do not have.
   */
  readonly narrows: 'preferences' | 'setting' | 'card';
  /** The right that using it takes. Without one it is everyone's. */
  readonly right?: 'filters';
  /** Whether the search for users has it too. */
  readonly inSearch?: true;
  readonly description?: string;
};

const define = <const F extends Readonly<Record<string, Filter>>>(filters: F): F => filters;

const age = {
  kind: 'whole',
  from: minimumAge,
  to: profileLimits.oldestSought,
  group: 'ages',
  narrows: 'preferences',
  inSearch: true,
} as const;

/** Every filter of people. The API, the URL, saved searches, the funnel and the page follow from this. */
export const peopleFilters = define({
  searchTerm: {
    kind: 'search',
    longest: 100,
    group: 'searchTerm',
    narrows: 'card',
    right: 'filters',
    inSearch: true,
    description: 'Part of a first name; one or two letters match its start',
  },
  gender: {
    kind: 'choice',
    choices: soughtGenders,
    group: 'gender',
    narrows: 'preferences',
    inSearch: true,
  },
  minAge: age,
  maxAge: age,
  maxDistance: {
    kind: 'whole',
    from: 1,
    to: profileLimits.distance,
    group: 'distance',
    narrows: 'preferences',
    inSearch: true,
    description: 'Kilometres',
  },
  fields: {
    kind: 'search',
    longest: longestFieldFilter,
    group: 'fields',
    narrows: 'card',
    description:
      'What people wrote into fields of the owner: `f17.1.3~f23-160-190` is one of two choices in field 17, and 160 to 190 in field 23',
  },
  checked: {
    kind: 'flag',
    group: 'checked',
    narrows: 'card',
    description: 'Only people with the badge of the photo check',
  },
  bothWays: {
    kind: 'flag',
    group: 'bothWays',
    narrows: 'setting',
    right: 'filters',
    description: 'Leave out people who are looking for someone else; by default your setting',
  },
});

type Filters = typeof peopleFilters;
export type FilterName = keyof Filters;
export type FilterGroup = Filters[FilterName]['group'];

/** The names of the filters with a quality. */
type NamesWith<Quality> = {
  [K in FilterName]: Filters[K] extends Quality ? K : never;
}[FilterName];
export type SearchFilterName = NamesWith<{ readonly inSearch: true }>;
export type CardFilterName = NamesWith<{ readonly narrows: 'card' }>;
/** Removing one of these groups can only show more people. */
export type NarrowingGroup = Filters[NamesWith<{
  readonly narrows: 'preferences' | 'card';
}>]['group'];

export type FilterValue<K extends FilterName> = ValueOf<Filters[K]>;

export const filterNames = Object.keys(peopleFilters) as FilterName[];
export const filterOf = (name: FilterName): Filter & { readonly group: FilterGroup } =>
  peopleFilters[name];
export const searchFilterNames = filterNames.filter(
  (name): name is SearchFilterName => filterOf(name).inSearch === true,
);
export const cardFilterNames = filterNames.filter(
  (name): name is CardFilterName => filterOf(name).narrows === 'card',
);
export const filterGroups = [...new Set(filterNames.map((name) => filterOf(name).group))];
export const namesOfGroup = (group: FilterGroup) =>
  filterNames.filter((name) => filterOf(name).group === group);
export const narrowingGroups = filterGroups.filter((group): group is NarrowingGroup =>
  namesOfGroup(group).every((name) => filterOf(name).narrows !== 'setting'),
);

/** A filter without a group. */
export const withoutGroup = <F extends object>(filter: F, group: FilterGroup): F =>
  ({ ...filter, ...forEachName(namesOfGroup(group), () => undefined) }) as F;
