import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/earlier.ts';

export const messages: Translated<typeof en> = {
  earlier: (time: string) => `Stand: ${time}. Sobald du wieder online bist, wird das aktualisiert.`,
};
