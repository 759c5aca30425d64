import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/registration-country.ts';

export const messages: Translated<typeof en> = {
  label: 'Land, in dem du lebst',
  choose: 'Land wählen',
  elsewhere: 'Woanders',
  missing: 'Wähle das Land, in dem du lebst.',
  sorry: (countries: string) =>
    `Danke für dein Interesse. Von woanders kannst du leider noch nicht beitreten. Möglich ist es von hier aus: ${countries}.`,
};
