import { namePlacesIn } from '../name-places.ts';
import type { placeName as en } from '../en/place-name.ts';
import { placeNames } from './place-names.ts';

export const placeName: typeof en = namePlacesIn('ar', placeNames);
