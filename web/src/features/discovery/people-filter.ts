import { minimumAge } from '@kindred/contract/members';
import { profileLimits, soughtGenders } from '@kindred/contract/profiles';
import type { BrowseSearch } from './browse-search.ts';

const within = (value: number | undefined, from: number, to: number) =>
  value !== undefined && value >= from && value <= to ? value : undefined;

/** Of the filters in an address, those that the service takes. */
export function peopleFilter({ searchTerm, gender, minAge, maxAge, maxDistance }: BrowseSearch) {
  const { oldestSought, distance } = profileLimits;
  return {
    searchTerm: searchTerm?.trim().slice(0, 100),
    gender: soughtGenders.find((each) => each === gender),
    minAge: within(minAge, minimumAge, oldestSought),
    maxAge: within(maxAge, minimumAge, oldestSought),
    maxDistance: within(maxDistance, 1, distance),
  };
}
