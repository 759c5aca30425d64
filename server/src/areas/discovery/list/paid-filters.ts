import type { BrowseFilter } from '@kindred/contract/discovery';
import { filterOf } from '@kindred/contract/discovery/filters';
import type { Caller } from '../../../platform/http/context.ts';
import { requireRight } from '../../premium/rights/require-right.ts';
import { type RightsReader, rightsOf } from '../../premium/rights/rights.ts';
import { setFilters } from './people-filter.ts';

export const usesPaidFilters = (filter: BrowseFilter) =>
  setFilters(filter).some((name) => filterOf(name).right);

export const hasAllFilters = async (app: RightsReader, member: Caller) =>
  (await rightsOf(app, member)).filters;

export async function refusePaidFilters(app: RightsReader, member: Caller, filter: BrowseFilter) {
  if (usesPaidFilters(filter)) await requireRight(app, member, 'filters');
}
