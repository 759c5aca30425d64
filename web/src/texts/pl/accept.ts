import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accept.ts';

export const messages: Translated<typeof en> = {
  accept: (titles) => `Akceptuję: ${titles}.`,
  why: 'To opis tego, czego możesz oczekiwać od nas, a my od ciebie.',
  read: (title) => `Przeczytaj: ${title}`,
};
