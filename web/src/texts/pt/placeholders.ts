import type { messages as en } from '../en/placeholders.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** What replaces each placeholder of a text. */
export const messages: Translated<typeof en> = {
  reporter: 'o nome de quem denunciou, ou nada se não soubermos qual é',
  reference: 'o número da denúncia',
  name: 'o nome da pessoa a quem a decisão se refere',
  until: 'o último dia de uma suspensão',
};
