import { placeNames } from '@kindred/contract/texts/pt/place-names';
import { namePlacesIn } from '../../lib/formats/place-namer.ts';
import { tag } from './language.ts';
import type { placeName as en } from '../en/place-name.ts';

export const placeName: typeof en = namePlacesIn(tag, placeNames);
