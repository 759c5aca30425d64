import type { ErrorTexts } from '../../../errors.ts';
import type { regionErrors } from '../../../regions/errors.ts';
import { listCountriesIn } from '../../country-name.ts';

const listed = listCountriesIn('ar');

export const regions: ErrorTexts<typeof regionErrors> = {
  country_missing: ({ countries }) =>
    `يُرجى اختيار بلد إقامتك. الانضمام متاح من: ${listed(countries)}.`,
  country_not_offered: ({ countries }) =>
    `شكرًا على اهتمامك. الانضمام من بلدك غير متاح بعد. وهو متاح من: ${listed(countries)}.`,
  place_not_offered: ({ countries }) =>
    `هذا المكان خارج البلدان المتاحة هنا: ${listed(countries)}.`,
};
