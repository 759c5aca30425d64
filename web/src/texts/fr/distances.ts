import type { DistanceUnit } from '@kindred/contract/profiles/limits';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/distances.ts';

export const messages: Translated<typeof en> = {
  amount: (amount: string, unit: DistanceUnit) => `${amount} ${unit}`,
  away: (distance: string) => `à ${distance}`,
  below: (distance: string) => `à moins de ${distance}`,
  about: (distance: string) => `à environ ${distance}`,
};
