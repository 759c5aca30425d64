import { reportSorts } from '@kindred/contract/reports/report-list';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/reports.ts';
import { FilterSelect } from '../../../widgets/list-toolbar/filter-select.tsx';
import classes from '../../../widgets/list-toolbar/list-toolbar.module.css';
import { toQuery } from '../report-query.ts';
import type { ReportsSearch } from '../reports-search.ts';

interface Props {
  search: ReportsSearch;
  onChange: (change: ReportsSearch) => void;
}

const orders = ['desc', 'asc'] as const;

/** For screens without room for the headers that sort. */
export function ReportSortSelect({ search, onChange }: Props) {
  const { filters: m, columns } = messages;
  const { sortBy, sortOrder } = toQuery(search);
  return (
    <div className={classes.sort}>
      <FilterSelect
        label={m.sort}
        value={`${sortBy} ${sortOrder}`}
        data={reportSorts.flatMap((by) =>
          orders.map((order) => ({
            value: `${by} ${order}`,
            label: commaList([columns[by], m.orders[by][order]]),
          })),
        )}
        onChange={(value) => {
          const [by, order] = value.split(' ') as [typeof sortBy, typeof sortOrder];
          onChange({ sortBy: by, sortOrder: order });
        }}
      />
    </div>
  );
}
