import { englishPlaces } from '@kindred/contract/texts/name-places';

export const placeNames = englishPlaces;
