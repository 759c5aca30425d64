import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/text-limit.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages: Translated<typeof en> = {
  left: (left: number) =>
    plural(left, {
      one: `Został ${left} znak`,
      few: `Zostały ${left} znaki`,
      many: `Zostało ${left} znaków`,
      other: `Zostało ${left} znaku`,
    }),
  cut: (most: number) =>
    `Koniec tekstu się nie zmieścił: limit to ${plural(most, {
      one: `${most} znak`,
      few: `${most} znaki`,
      many: `${most} znaków`,
      other: `${most} znaku`,
    })}.`,
};
