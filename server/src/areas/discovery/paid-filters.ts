import type { BrowseFilter } from '@kindred/contract/discovery';
import type { Caller } from '../../platform/http/context.ts';
import { requireRight } from '../premium/rights/require-right.ts';
import { type RightsReader, rightsOf } from '../premium/rights/rights.ts';

/** The filters that take the right to all filters; age, gender and distance are everyone's. */
export const usesPaidFilters = ({ searchTerm, bothWays }: BrowseFilter) =>
  Boolean(searchTerm) || bothWays !== undefined;

export const hasAllFilters = async (app: RightsReader, member: Caller) =>
  (await rightsOf(app, member)).filters;

export async function refusePaidFilters(app: RightsReader, member: Caller, filter: BrowseFilter) {
  if (usesPaidFilters(filter)) await requireRight(app, member, 'filters');
}
