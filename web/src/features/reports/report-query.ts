import { defaultReportOrder, reportsPerPage } from '@kindred/contract/reports/report-list';
import type { ReportsSearch } from './reports-search.ts';

/** Filter, order and page as sent: values missing in the URL have their default. */
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
