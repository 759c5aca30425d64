import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unknown-words.ts';

export const messages: Translated<typeof en> = {
  text: 'En este idioma no se detectan las palabras urgentes: lee tú el texto.',
};
