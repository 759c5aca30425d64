import {
  type GrowthRange,
  defaultGrowthRange,
  growthRanges,
} from '@kindred/contract/statistics/growth-ranges';

/** The range of the growth chart in the URL; the default is left out. */
export interface DashboardSearch {
  range?: GrowthRange | undefined;
}

export function readDashboardSearch({ range }: Record<string, unknown>): DashboardSearch {
  const known = growthRanges.find((each) => each === range);
  return { range: known === defaultGrowthRange ? undefined : known };
}
