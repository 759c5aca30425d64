import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/registration-country.ts';

export const messages: Translated<typeof en> = {
  label: 'Pays où tu vis',
  choose: 'Choisir un pays',
  elsewhere: 'Ailleurs',
  missing: 'Choisis le pays où tu vis.',
  sorry: (countries: string) =>
    `Merci de ton intérêt. On ne peut pas encore s’inscrire depuis ailleurs. On peut s’inscrire depuis : ${countries}.`,
};
