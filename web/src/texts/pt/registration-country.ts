import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/registration-country.ts';

export const messages: Translated<typeof en> = {
  label: 'País em que você mora',
  choose: 'Escolher um país',
  elsewhere: 'Em outro lugar',
  missing: 'Escolha o país em que você mora.',
  sorry: (countries: string) =>
    `Agradecemos o interesse. Ainda não dá para se cadastrar de outro lugar. É possível em: ${countries}.`,
};
