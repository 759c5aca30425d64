import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accept.ts';

export const messages: Translated<typeof en> = {
  accept: (titles) => `Aceito: ${titles}.`,
  why: 'Aqui está o que você pode esperar de nós e o que esperamos de você.',
  read: (title) => `Ler: ${title}`,
};
