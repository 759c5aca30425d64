// No schemas here: the router of the web loads this file on every page.
export const growthRanges = ['7-days', '30-days', '90-days', '6-months', '12-months'] as const;
export type GrowthRange = (typeof growthRanges)[number];

/** The range of the specification. */
export const defaultGrowthRange = '6-months' satisfies GrowthRange;

/** The bars of each range. Those of one range are equally long, so that they can be compared. */
export const growthBars: Readonly<
  Record<GrowthRange, { bars: number; days: number } | { bars: number; months: 1 }>
> = {
  '7-days': { bars: 7, days: 1 },
  '30-days': { bars: 10, days: 3 },
  '90-days': { bars: 10, days: 9 },
  '6-months': { bars: 6, months: 1 },
  '12-months': { bars: 12, months: 1 },
};
