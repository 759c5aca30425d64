import {
  type ReportSort,
  reportSorts,
  type Priority,
  type ProblemType,
  type ReportStatus,
  priorities,
  problemTypes,
  reportStatuses,
  reportsPerPage,
} from '@kindred/contract/reports/report-types';

export const pageSizes = [reportsPerPage, 20, 50, 100] as const;

/** The list as its address says it. What is as usual is left out. */
export interface ReportsSearch {
  search?: string;
  status?: ReportStatus;
  type?: ProblemType;
  priority?: Priority;
  sort?: ReportSort;
  order?: 'asc' | 'desc';
  page?: number;
  size?: number;
}

// Named all the same, since the router keeps what a validated search does not name.
const nothing: ReportsSearch = {
  search: undefined,
  status: undefined,
  type: undefined,
  priority: undefined,
  sort: undefined,
  order: undefined,
  page: undefined,
  size: undefined,
};

/** Addresses are typed, shared and old: what means nothing here is passed over. */
export function readReportsSearch(given: Record<string, unknown>): ReportsSearch {
  const { search, page, size } = given;
  const text =
    typeof search === 'string' || typeof search === 'number' ? String(search).trim() : '';
  return {
    ...nothing,
    ...(text && { search: text.slice(0, 100) }),
    ...pick(given, 'status', reportStatuses),
    ...pick(given, 'type', problemTypes),
    ...pick(given, 'priority', priorities),
    ...pick(given, 'sort', reportSorts, 'createdAt'),
    ...pick(given, 'order', ['asc', 'desc'], 'desc'),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Math.min(Number(page), 1_000_000) }),
    ...(pageSizes.some((known) => known === size && known !== reportsPerPage) && {
      size: Number(size),
    }),
  };
}

function pick<N extends string, V extends string>(
  given: Record<string, unknown>,
  name: N,
  known: readonly V[],
  usual?: V,
) {
  const value = known.find((word) => word === given[name]);
  return value && value !== usual ? ({ [name]: value } as Record<N, V>) : {};
}
