import type { ErrorTexts } from '../../../errors.ts';
import type { regionErrors } from '../../../regions/errors.ts';
import { listCountriesIn } from '../../country-name.ts';

const listed = listCountriesIn('de');

export const regions: ErrorTexts<typeof regionErrors> = {
  country_missing: ({ countries }) =>
    `Wähle das Land, in dem du lebst. Beitreten kannst du von hier aus: ${listed(countries)}.`,
  country_not_offered: ({ countries }) =>
    `Danke für dein Interesse. Von dort aus kannst du leider noch nicht beitreten. Möglich ist es von hier aus: ${listed(countries)}.`,
  place_not_offered: ({ countries }) =>
    `Dieser Ort liegt außerhalb der Länder, die hier möglich sind: ${listed(countries)}.`,
};
