// Made from texts/pl/text-limit.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
left: ({ left }: { left: number }) => `${plural(left, { one: `Został ${left} znak`, few: `Zostały ${left} znaki`, many: `Zostało ${left} znaków`, other: `Zostało ${left} znaku` })}`,
cut: ({ most }: { most: number }) => `Koniec tekstu się nie zmieścił: limit to ${plural(most, { one: `${most} znak`, few: `${most} znaki`, many: `${most} znaków`, other: `${most} znaku` })}.`,
};
