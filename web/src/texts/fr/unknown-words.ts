import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unknown-words.ts';

export const messages: Translated<typeof en> = {
  text: 'Les mots urgents ne sont pas reconnus dans cette langue : lisez le texte vous-même.',
};
