import type { messages as en } from '../en/text-limit.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages: Translated<typeof en> = {
  left: (left: number) =>
    left === 0
      ? 'Nenhum caractere restante'
      : plural(left, { one: `Resta ${left} caractere`, other: `Restam ${left} caracteres` }),
  cut: (most: number) => `O fim do texto ficou de fora: ele pode ter no máximo ${most} caracteres.`,
};
