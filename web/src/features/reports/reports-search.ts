import { type ReasonKey, reasonCodes } from '@kindred/contract/reports/reasons';
import {
  type Priority,
  type ProblemType,
  priorities,
  problemTypes,
} from '@kindred/contract/reports/report-types';
import {
  type ReportSort,
  defaultReportOrder,
  reportSorts,
  type StatusFilter,
  reportsPerPage,
  statusFilters,
} from '@kindred/contract/reports/report-list';
import { ownReasons } from '../../lib/facts/report-reasons.ts';
import { timeIn } from '../../lib/formats/time-in.ts';

export const pageSizes = [reportsPerPage, 20, 50, 100] as const;

/** Filter, order and page of the list in its URL; default values are left out. */
export interface ReportsSearch {
  search?: string;
  status?: StatusFilter;
  problem_type?: ProblemType;
  reason?: ReasonKey;
  priority?: Priority;
  /** Reports received since this time. A figure of the desk leads to these. */
  from?: string | undefined;
  sortBy?: ReportSort;
  sortOrder?: 'asc' | 'desc';
  page?: number;
  size?: number;
}

// Every key is named, because the router keeps what a validated search does not name.
const none: ReportsSearch = {
  search: undefined,
  status: undefined,
  problem_type: undefined,
  reason: undefined,
  priority: undefined,
  from: undefined,
  sortBy: undefined,
  sortOrder: undefined,
  page: undefined,
  size: undefined,
};

/** Whether the search leaves anything out. */
export const isFiltered = ({
  search,
  status,
  problem_type,
  reason,
  priority,
  from,
}: ReportsSearch) =>
  [search, status, problem_type, reason, priority, from].some((each) => each !== undefined);

export const unfiltered: ReportsSearch = {
  search: undefined,
  status: undefined,
  problem_type: undefined,
  reason: undefined,
  priority: undefined,
  from: undefined,
};

/** URLs are typed, shared and old, so unknown values are ignored. */
export function readReportsSearch(given: Record<string, unknown>): ReportsSearch {
  const { search, page, size } = given;
  const text =
    typeof search === 'string' || typeof search === 'number' ? String(search).trim() : '';
  return {
    ...none,
    ...(text && { search: text.slice(0, 100) }),
    ...oneOf(given, 'status', statusFilters),
    ...oneOf(given, 'problem_type', problemTypes),
    ...oneOf(given, 'reason', [...reasonCodes, ...ownReasons()]),
    ...oneOf(given, 'priority', priorities),
    ...(timeIn(given['from']) && { from: timeIn(given['from']) }),
    ...oneOf(given, 'sortBy', reportSorts, defaultReportOrder.sortBy),
    ...oneOf(given, 'sortOrder', ['asc', 'desc'], defaultReportOrder.sortOrder),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Math.min(Number(page), 1_000_000) }),
    ...(pageSizes.some((known) => known === size && known !== reportsPerPage) && {
      size: Number(size),
    }),
  };
}

function oneOf<N extends string, V extends string>(
  given: Record<string, unknown>,
  name: N,
  known: readonly V[],
  fallback?: V,
) {
  const value = known.find((word) => word === given[name]);
  return value && value !== fallback ? ({ [name]: value } as Record<N, V>) : {};
}
