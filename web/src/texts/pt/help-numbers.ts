import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/help-numbers.ts';

export type { CallReason } from '../en/help-numbers.ts';

export const messages: Translated<typeof en> = {
  title: 'Para quem você pode ligar',
  about: 'De dentro do país. Você pode perguntar mesmo sem saber se é grave o bastante.',
  country: 'País',
  other: 'Outro país',
  anywhere: 'Na maioria dos celulares, o 112 leva à emergência do país em que você está.',
  police: 'Emergência',
  violence: 'Violência de parceiros ou em um encontro',
  fraud: 'Golpes',
  mayChange: 'Os números podem mudar. Se ninguém atender, ligue para a emergência.',
};
