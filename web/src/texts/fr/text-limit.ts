import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/text-limit.ts';

export const messages: Translated<typeof en> = {
  left: (left: number) =>
    plural(left, { one: `${left} caractère restant`, other: `${left} caractères restants` }),
  cut: (most: number) =>
    `La fin du texte a été coupée : il peut compter au plus ${most} caractères.`,
};
