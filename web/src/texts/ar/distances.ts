import type { DistanceUnit } from '@kindred/contract/profiles/limits';
import type { messages as en } from '../en/distances.ts';
import type { Translated } from '@kindred/contract/texts/translated';

const units: Record<DistanceUnit, string> = { km: 'كم', mi: 'ميل' };

export const messages: Translated<typeof en> = {
  amount: (amount: string, unit: DistanceUnit) => `${amount} ${units[unit]}`,
  away: (distance: string) => `على بُعد ${distance}`,
  below: (distance: string) => `على بُعد أقل من ${distance}`,
  about: (distance: string) => `على بُعد نحو ${distance}`,
};
