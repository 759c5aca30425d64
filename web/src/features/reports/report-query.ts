import { reportsPerPage } from '@kindred/contract/reports/report-types';
import type { ReportsSearch } from './reports-search.ts';

/** Filter, order and page of the address in the names of the API. */
export const toQuery = ({
  sort,
  order,
  type,
  page = 1,
  size = reportsPerPage,
  ...filter
}: ReportsSearch) => ({
  ...filter,
  ...(type && { problem_type: type }),
  ...(sort && { sortBy: sort }),
  ...(order && { sortOrder: order }),
  page,
  limit: size,
});
