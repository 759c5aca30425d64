import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/text-limit.ts';

export const messages: Translated<typeof en> = {
  left: (left: number) => `Noch ${left} Zeichen`,
  cut: (most: number) =>
    `Das Ende des Textes wurde abgeschnitten: Er darf höchstens ${most} Zeichen haben.`,
};
