import type { BrowseFilter } from '@kindred/contract/discovery';
import {
  type BrowseSort,
  browseSorts,
  defaultBrowseSort,
} from '@kindred/contract/discovery/browse';
import { type FilterName, filterNames, filterOf } from '@kindred/contract/discovery/filters';
import type { BrowseSearch } from './browse-search.ts';

/** The filters in a URL that the service accepts. */
export const peopleFilter = (search: BrowseSearch): BrowseFilter =>
  Object.fromEntries(
    filterNames
      .map((name) => [name, acceptedValue(name, search[name])] as const)
      .filter(([, value]) => value !== undefined),
  );

function acceptedValue(name: FilterName, value: BrowseSearch[FilterName]) {
  const filter = filterOf(name);
  if (filter.kind === 'choice') return filter.choices.find((each) => each === value);
  if (filter.kind === 'flag') return typeof value === 'boolean' ? value : undefined;
  if (filter.kind === 'whole') {
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    return isWhole && value >= filter.from && value <= filter.to ? value : undefined;
  }
  return (typeof value === 'string' && value.trim().slice(0, filter.longest)) || undefined;
}

export const sortOf = ({ sort }: BrowseSearch): BrowseSort =>
  browseSorts.find((each) => each === sort) ?? defaultBrowseSort;
