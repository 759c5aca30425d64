import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accept.ts';

export const messages: Translated<typeof en> = {
  accept: (titles) => `Ich stimme zu: ${titles}.`,
  why: 'Hier steht, was du von uns erwarten kannst und was wir von dir erwarten.',
  read: (title) => `Lesen: ${title}`,
};
