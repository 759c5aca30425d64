import type { messages as en } from '../en/distances.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { DistanceUnit } from '@kindred/contract/profiles/limits';

export const messages: Translated<typeof en> = {
  amount: (amount: string, unit: DistanceUnit) => `${amount} ${unit}`,
  away: (distance: string) => `a ${distance}`,
  below: (distance: string) => `a menos de ${distance}`,
  about: (distance: string) => `a cerca de ${distance}`,
};
