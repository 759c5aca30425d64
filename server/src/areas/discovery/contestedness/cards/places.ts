import { zones, zonesPerRow } from '../../../../platform/geo/position.ts';

export const genders = 4;
export const places = zones * genders;

/** The order of members in memory: by rows of zones, then gender, so that all of a gender near each other are in a row. */
export const placeOf = (zone: number, gender: number) => {
  const column = zone % zonesPerRow;
  return ((zone - column) / zonesPerRow) * zonesPerRow * genders + gender * zonesPerRow + column;
};
