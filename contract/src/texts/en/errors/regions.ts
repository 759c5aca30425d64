import type { ErrorTexts } from '../../../errors.ts';
import type { regionErrors } from '../../../regions/errors.ts';
import { listCountriesIn } from '../../country-name.ts';

const listed = listCountriesIn('en');

export const regions: ErrorTexts<typeof regionErrors> = {
  country_missing: ({ countries }) =>
    `Say which country you live in. You can join from: ${listed(countries)}.`,
  country_not_offered: ({ countries }) =>
    `Thank you for your interest. You can't join from where you live yet. People can join who live in: ${listed(countries)}.`,
  place_not_offered: ({ countries }) =>
    `This place is outside the countries that people can choose here: ${listed(countries)}.`,
};
