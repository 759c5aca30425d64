import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accept.ts';

export const messages: Translated<typeof en> = {
  accept: (titles) => `Acepto: ${titles}.`,
  why: 'Aquí dice lo que puedes esperar de nosotros y lo que esperamos de ti.',
  read: (title) => `Leer: ${title}`,
};
