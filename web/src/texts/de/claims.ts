import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/claims.ts';

export const messages: Translated<typeof en> = {
  minor: 'Jemand könnte unter 18 sein',
  life: 'Jemand könnte sich etwas antun',
  violence: 'Drohung oder Gewalt',
  'intimate-picture': 'Ein intimes Bild',
};
