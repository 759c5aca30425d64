import type { DistanceUnit } from '@kindred/contract/profiles/limits';
import { inReadersLanguage } from './language.ts';

const en = {
  amount: (amount: string, unit: DistanceUnit) => `${amount} ${unit}`,
  away: (distance: string) => `${distance} away`,
  below: (distance: string) => `less than ${distance} away`,
  about: (distance: string) => `about ${distance} away`,
};

export const messages = inReadersLanguage({ en });
