import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/registration-country.ts';

export const messages: Translated<typeof en> = {
  label: 'Kraj, w którym mieszkasz',
  choose: 'Wybierz kraj',
  elsewhere: 'Gdzie indziej',
  missing: 'Wybierz kraj, w którym mieszkasz.',
  sorry: (countries: string) =>
    `Dziękujemy za zainteresowanie. Skądinąd nie można jeszcze dołączyć. Można z krajów: ${countries}.`,
};
