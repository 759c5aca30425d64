import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unknown-words.ts';

export const messages: Translated<typeof en> = {
  text: 'W tym języku pilne słowa nie są rozpoznawane: przeczytaj tekst samodzielnie.',
};
