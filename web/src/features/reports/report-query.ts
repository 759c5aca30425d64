import { defaultReportOrder, reportsPerPage } from '@kindred/contract/reports/report-types';
import type { ReportsSearch } from './reports-search.ts';

/** Filter, order and page as they are sent: what the address leaves out has its default. */
export const toQuery = ({ page = 1, size = reportsPerPage, ...filters }: ReportsSearch) => ({
  ...defaultReportOrder,
  ...withoutGaps(filters),
  page,
  limit: size,
});

/** A filter that is undefined would replace its default. */
const withoutGaps = <T extends object>(filters: T) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
