import type { ErrorTexts } from '../../../errors.ts';
import type { regionErrors } from '../../../regions/errors.ts';
import { listCountriesIn } from '../../country-name.ts';

const listed = listCountriesIn('pl');

export const regions: ErrorTexts<typeof regionErrors> = {
  country_missing: ({ countries }) =>
    `Wybierz kraj, w którym mieszkasz. Dołączyć można z krajów: ${listed(countries)}.`,
  country_not_offered: ({ countries }) =>
    `Dziękujemy za zainteresowanie. Stamtąd nie można jeszcze dołączyć. Można z krajów: ${listed(countries)}.`,
  place_not_offered: ({ countries }) =>
    `To miejsce leży poza krajami, które można tu wybrać: ${listed(countries)}.`,
};
