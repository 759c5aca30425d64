import type { ErrorTexts } from '../../../errors.ts';
import type { regionErrors } from '../../../regions/errors.ts';
import { listCountriesIn } from '../../country-name.ts';

const listed = listCountriesIn('es');

export const regions: ErrorTexts<typeof regionErrors> = {
  country_missing: ({ countries }) =>
    `Elige el país en el que vives. Es posible registrarse desde: ${listed(countries)}.`,
  country_not_offered: ({ countries }) =>
    `Gracias por tu interés. Desde ahí todavía no puedes registrarte. Es posible desde: ${listed(countries)}.`,
  place_not_offered: ({ countries }) =>
    `Este lugar está fuera de los países posibles aquí: ${listed(countries)}.`,
};
