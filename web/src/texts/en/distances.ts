import type { DistanceUnit } from '@kindred/contract/profiles/limits';

export const messages = {
  amount: (amount: string, unit: DistanceUnit) => `${amount} ${unit}`,
  away: (distance: string) => `${distance} away`,
  below: (distance: string) => `less than ${distance} away`,
  about: (distance: string) => `about ${distance} away`,
};
