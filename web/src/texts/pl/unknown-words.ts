import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unknown-words.ts';

export const messages: Translated<typeof en> = {
  text: 'W tym języku nie rozpoznajemy pilnych słów: przeczytaj tekst samodzielnie.',
};
