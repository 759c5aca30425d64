// Made from texts/pt/text-limit.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
left: ({ left }: { left: number }) => `${left === 0 ? `Nenhum caractere restante` : plural(left, { one: `Resta ${left} caractere`, other: `Restam ${left} caracteres` })}`,
cut: ({ most }: { most: number }) => `O fim do texto ficou de fora: ele pode ter no máximo ${most} caracteres.`,
};
