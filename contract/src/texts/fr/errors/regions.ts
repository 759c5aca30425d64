import type { ErrorTexts } from '../../../errors.ts';
import type { regionErrors } from '../../../regions/errors.ts';
import { listCountriesIn } from '../../country-name.ts';

const listed = listCountriesIn('fr');

export const regions: ErrorTexts<typeof regionErrors> = {
  country_missing: ({ countries }) =>
    `Choisis le pays où tu vis. On peut s’inscrire depuis : ${listed(countries)}.`,
  country_not_offered: ({ countries }) =>
    `Merci de ton intérêt. Tu ne peux pas encore t’inscrire depuis là. On peut s’inscrire depuis : ${listed(countries)}.`,
  place_not_offered: ({ countries }) =>
    `Ce lieu est hors des pays possibles ici : ${listed(countries)}.`,
};
