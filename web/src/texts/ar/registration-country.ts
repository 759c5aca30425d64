import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/registration-country.ts';

export const messages: Translated<typeof en> = {
  label: 'بلد إقامتك',
  choose: 'اختيار بلد',
  elsewhere: 'مكان آخر',
  missing: 'يُرجى اختيار بلد إقامتك.',
  sorry: (countries: string) =>
    `شكرًا على اهتمامك. الانضمام من مكان آخر غير متاح بعد. وهو متاح من: ${countries}.`,
};
