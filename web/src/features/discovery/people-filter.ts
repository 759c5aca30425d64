import type { BrowseFilter } from '@kindred/contract/discovery';
import { type BrowseSort, browseSorts } from '@kindred/contract/discovery/browse';
import { minimumAge } from '@kindred/contract/members';
import { profileLimits, soughtGenders } from '@kindred/contract/profiles';
import type { BrowseSearch } from './browse-search.ts';

const within = (value: number | undefined, from: number, to: number) =>
  value !== undefined && value >= from && value <= to ? value : undefined;

/** The filters in a URL that the service accepts. */
export function peopleFilter(search: BrowseSearch): BrowseFilter {
  const { oldestSought, distance } = profileLimits;
  const searchTerm = search.searchTerm?.trim().slice(0, 100);
  const gender = soughtGenders.find((each) => each === search.gender);
  const minAge = within(search.minAge, minimumAge, oldestSought);
  const maxAge = within(search.maxAge, minimumAge, oldestSought);
  const maxDistance = within(search.maxDistance, 1, distance);
  return {
    ...(searchTerm && { searchTerm }),
    ...(gender && { gender }),
    ...(minAge && { minAge }),
    ...(maxAge && { maxAge }),
    ...(maxDistance && { maxDistance }),
    ...(search.bothWays !== undefined && { bothWays: search.bothWays }),
  };
}

export const sortOf = ({ sort }: BrowseSearch): BrowseSort =>
  browseSorts.find((each) => each === sort) ?? 'recent';
