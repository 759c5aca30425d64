import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unknown-words.ts';

export const messages: Translated<typeof en> = {
  text: 'Neste idioma, palavras que indicam urgência não são reconhecidas: é preciso ler o texto.',
};
