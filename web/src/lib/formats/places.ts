import type { User } from '@kindred/contract/members';
import { placeName } from '#texts/place-name.ts';

type Named = User['location'];

/** The city in the reader's language. Null if there is none. */
export const cityText = ({ city, country }: Named) => city && placeName(city, country);

/** The city and its country, or nothing. */
export const placeText = (place: Named) =>
  [cityText(place), place.country].filter(Boolean).join(', ');
