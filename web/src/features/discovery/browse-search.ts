import { profileLimits, type SoughtGender, soughtGenders } from '@kindred/contract/profiles';
import { minimumAge } from '@kindred/contract/members';

/** The filters of the page, as its address has them. */
export interface BrowseSearch {
  searchTerm?: string | undefined;
  gender?: SoughtGender | undefined;
  minAge?: number | undefined;
  maxAge?: number | undefined;
  maxDistance?: number | undefined;
}

const numberIn = (value: unknown, from: number, to: number) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= from && number <= to ? number : undefined;
};

export const readBrowseSearch = (search: Record<string, unknown>): BrowseSearch => ({
  searchTerm: text(search['searchTerm']),
  gender: soughtGenders.find((gender) => gender === search['gender']),
  minAge: numberIn(search['minAge'], minimumAge, profileLimits.oldestSought),
  maxAge: numberIn(search['maxAge'], minimumAge, profileLimits.oldestSought),
  maxDistance: numberIn(search['maxDistance'], 1, profileLimits.distance),
});

function text(value: unknown) {
  const trimmed = typeof value === 'string' ? value.trim().slice(0, 100) : '';
  return trimmed || undefined;
}
