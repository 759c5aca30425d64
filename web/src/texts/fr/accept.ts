import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accept.ts';

export const messages: Translated<typeof en> = {
  accept: (titles) => `J’accepte\u00a0: ${titles}.`,
  why: 'On y lit ce que tu peux attendre de nous, et ce que nous attendons de toi.',
  read: (title) => `Lire\u00a0: ${title}`,
};
