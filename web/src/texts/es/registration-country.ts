import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/registration-country.ts';

export const messages: Translated<typeof en> = {
  label: 'País en el que vives',
  choose: 'Elegir un país',
  elsewhere: 'En otro lugar',
  missing: 'Elige el país en el que vives.',
  sorry: (countries: string) =>
    `Gracias por tu interés. Desde otro lugar todavía no puedes registrarte. Es posible desde: ${countries}.`,
};
