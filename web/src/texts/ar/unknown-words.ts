import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unknown-words.ts';

export const messages: Translated<typeof en> = {
  text: 'الكلمات العاجلة لا تُكتشف تلقائيًا في هذه اللغة: يُرجى قراءة النص نفسه.',
};
