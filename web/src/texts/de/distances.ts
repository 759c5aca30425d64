import type { DistanceUnit } from '@kindred/contract/profiles/limits';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/distances.ts';

export const messages: Translated<typeof en> = {
  amount: (amount: string, unit: DistanceUnit) => `${amount}\u00a0${unit}`,
  away: (distance: string) => `${distance} entfernt`,
  below: (distance: string) => `weniger als ${distance} entfernt`,
  about: (distance: string) => `etwa ${distance} entfernt`,
};
