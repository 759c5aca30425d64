import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/distances.ts';
import type { DistanceUnit } from '@kindred/contract/profiles/limits';

export const messages: Translated<typeof en> = {
  amount: (amount: string, unit: DistanceUnit) => `${amount}\u00a0${unit}`,
  away: (distance: string) => `${distance} stąd`,
  below: (distance: string) => `mniej niż ${distance} stąd`,
  about: (distance: string) => `około ${distance} stąd`,
};
