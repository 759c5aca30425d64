import type { DistanceUnit } from './limits.ts';

export const kilometresIn: Readonly<Record<DistanceUnit, number>> = { km: 1, mi: 1.609344 };

/** The figure that someone reads for it in this unit. */
export const amountOf = (kilometres: number, unit: DistanceUnit) =>
  Math.max(1, Math.round(kilometres / kilometresIn[unit]));
