import { plural } from '@kindred/contract/texts/es/plural';
import type { messages as en } from '../en/text-limit.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  left: (left: number) =>
    plural(left, { one: 'Queda 1 carácter', other: `Quedan ${left} caracteres` }),
  cut: (most: number) =>
    `Se recortó el final del texto: puede tener ${most} caracteres como máximo.`,
};
