import type { ErrorTexts } from '../../../errors.ts';
import type { regionErrors } from '../../../regions/errors.ts';
import { listCountriesIn } from '../../country-name.ts';

const listed = listCountriesIn('pt-BR');

export const regions: ErrorTexts<typeof regionErrors> = {
  country_missing: ({ countries }) =>
    `Escolha o país em que você mora. Dá para se cadastrar em: ${listed(countries)}.`,
  country_not_offered: ({ countries }) =>
    `Agradecemos o interesse. Ainda não dá para se cadastrar daí. É possível em: ${listed(countries)}.`,
  place_not_offered: ({ countries }) =>
    `Este lugar fica fora dos países possíveis aqui: ${listed(countries)}.`,
};
