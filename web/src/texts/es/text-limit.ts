// Made from texts/es/text-limit.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
left: ({ left }: { left: number }) => `${plural(left, { one: `Queda 1 carácter`, other: `Quedan ${left} caracteres` })}`,
cut: ({ most }: { most: number }) => `Se recortó el final del texto: puede tener ${most} caracteres como máximo.`,
};
