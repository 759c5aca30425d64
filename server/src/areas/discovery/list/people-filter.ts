import type { BrowseFilter } from '@kindred/contract/discovery';
import { readFieldFilter, writeFieldFilter } from '@kindred/contract/discovery/field-filter';
import {
  type CardFilterName,
  type FilterName,
  type FilterValue,
  cardFilterNames,
  filterNames,
  filterOf,
} from '@kindred/contract/discovery/filters';
import { type FieldCondition, knownCondition } from '@kindred/contract/profiles/own-field-values';
import { fieldCodes, largestFieldNumber } from '@kindred/contract/site/own-fields';
import { type Sql, and, sql } from '../../../db/sql.ts';
import type { PresentSite } from '../../../platform/site/own-fields.ts';
import { hasFields, qualifies } from '../matching/qualify.ts';
import type { Viewer } from '../matching/viewer.ts';

const genderBits = { woman: 1, man: 2, nonbinary: 4, other: 8 } as const;

/** The trigram index cannot find shorter terms in the middle of a name. */
const shortestPart = 3;

/** What each filter changes of what a viewer looks for. They can only narrow; only `bothWays` is the viewer's choice. */
const preferences: {
  [K in Exclude<FilterName, CardFilterName>]: (
    value: FilterValue<K>,
    viewer: Viewer,
  ) => Partial<Viewer>;
} = {
  gender: (gender, { seeks }) => ({ seeks: seeks & genderBits[gender] }),
  minAge: (least, { minAge }) => ({ minAge: Math.max(minAge, least) }),
  maxAge: (most, { maxAge }) => ({ maxAge: Math.min(maxAge, most) }),
  maxDistance: (most, { maxDistance }) => ({
    maxDistance: Math.min(maxDistance ?? Infinity, most),
  }),
  bothWays: (bothWays) => ({ bothWays }),
};

/** The condition of each other filter, on card `c`. */
const conditions: { [K in CardFilterName]: (value: FilterValue<K>) => Sql } = {
  searchTerm: (searchTerm) => {
    const term = searchTerm.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const inside = Array.from(searchTerm).length >= shortestPart;
    return sql`c.first_name_key like lower(${inside ? `%${term}%` : `${term}%`})`;
  },
  fields: (fields) => and(hasFields(readFieldFilter(fields).map(codesOf))),
  checked: () => sql`c.checked = 2`,
};

/** What a condition on a field accepts, as own_field_codes() numbers it. */
function codesOf({ field, choices, from = 0, to = largestFieldNumber }: FieldCondition) {
  const first = field * fieldCodes;
  if (!choices) return `{[${first + from},${first + to}]}`;
  return `{${choices.map((choice) => `[${first + choice},${first + choice}]`).join(',')}}`;
}

const isCardFilter = (name: FilterName): name is CardFilterName =>
  (cardFilterNames as readonly FilterName[]).includes(name);

/** The names of the filters that are set. An empty text filters nothing, and neither does a condition that is off. */
export const setFilters = (filter: BrowseFilter): FilterName[] =>
  filterNames.filter((name) =>
    isCardFilter(name) ? Boolean(filter[name]) : filter[name] !== undefined,
  );

/** The viewer, looking only for what a filter leaves. */
export function narrowed(viewer: Viewer, filter: BrowseFilter): Viewer {
  const looking = { ...viewer };
  for (const name of setFilters(filter)) {
    if (isCardFilter(name)) continue;
    const narrow = preferences[name] as (value: unknown, viewer: Viewer) => Partial<Viewer>;
    Object.assign(looking, narrow(filter[name], looking));
  }
  return looking;
}

/**
 * A filter without what people cannot be filtered by, or no longer: a field that others do not see, or a choice that is gone. All that
 * is counted, named and shown goes by the same filter.
 */
export function usableFilter<F extends BrowseFilter>(filter: F, { document }: PresentSite): F {
  if (filter.fields === undefined) return filter;
  const known = readFieldFilter(filter.fields).flatMap(
    (asked) =>
      knownCondition(
        document.fields.find(({ number }) => number === asked.field),
        asked,
      ) ?? [],
  );
  return { ...filter, fields: writeFieldFilter(known) };
}

const conditionsOf = (filter: BrowseFilter): Sql[] =>
  setFilters(filter)
    .filter(isCardFilter)
    .map((name) => (conditions[name] as (value: unknown) => Sql)(filter[name]));

/** Whether a filter has a condition besides what the viewer looks for. */
export const hasConditions = (filter: BrowseFilter) => setFilters(filter).some(isCardFilter);

/** The conditions on card `c` under which the viewer finds a member with a filter. */
export const meetableConditions = (viewer: Viewer, filter: BrowseFilter, today: string): Sql =>
  and([qualifies({ viewer: narrowed(viewer, filter), today }, 'list'), ...conditionsOf(filter)]);

const exampleOf = (filter: ReturnType<typeof filterOf>) => {
  if (filter.kind === 'choice') return filter.choices[0];
  if (filter.kind === 'whole') return filter.from;
  if (filter.group === 'fields') return 'f1.1.2~f2-1-9';
  return filter.kind === 'flag' ? true : 'ada';
};

/** Every condition, for the tests that prepare every statement. */
export const exampleFilter = Object.fromEntries(
  cardFilterNames.map((name) => [name, exampleOf(filterOf(name))]),
) as BrowseFilter;
