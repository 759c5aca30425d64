import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unknown-words.ts';

export const messages: Translated<typeof en> = {
  text: 'لا يُتعرَّف في هذه اللغة على الكلمات العاجلة: يُرجى قراءة النص مباشرة.',
};
