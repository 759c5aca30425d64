import type { User } from '@kindred/contract/members';
import { commaList } from './formats.ts';
import { namePlacesIn } from '@kindred/contract/texts/name-places';
import { tag } from '#texts/language.ts';
import { placeNames } from '#texts/place-names.ts';

const placeName = namePlacesIn(tag, placeNames);

type Named = User['location'];

/** The city in the reader's language. Null if there is none. */
export const cityText = ({ city, country }: Named) => city && placeName(city, country);

/** The city and its country, or nothing. */
export const placeText = (place: Named) => commaList([cityText(place), place.country]);
