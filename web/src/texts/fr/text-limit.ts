// Made from texts/fr/text-limit.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
left: ({ left }: { left: number }) => `${plural(left, { one: `${left} caractère restant`, other: `${left} caractères restants` })}`,
cut: ({ most }: { most: number }) => `La fin du texte a été coupée : il peut compter au plus ${most} caractères.`,
};
