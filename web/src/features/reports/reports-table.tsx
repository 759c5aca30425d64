import type { ReportSort } from '@kindred/contract/reports/report-types';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { messages as m } from '../../lib/messages/reports.ts';
import dataTable from '../../ui/data-table.module.css';
import { toQuery } from './report-query.ts';
import { ReportRow } from './report-row.tsx';
import type { ReportsListProps } from './reports-list.tsx';
import classes from './reports-table.module.css';

const columns = [
  ['id'],
  ['description'],
  ['user'],
  ['problem_type', 'problem_type'],
  ['priority', 'priority'],
  ['status', 'status'],
  ['createdAt', 'createdAt'],
  ['replies'],
] as const;

export function ReportsTable({ list, search, onSort, ...actions }: ReportsListProps) {
  return (
    <table
      className={`w-full text-sm tabular fixed-table ${dataTable.table} ${classes.table}`}
      aria-label={m.title}
    >
      <thead className={`${classes.headRows} ${dataTable.headRows}`}>
        <tr className={classes.line}>
          {columns.map(([name, sort]) => (
            <Header key={name} name={name} sort={sort} search={search} onSort={onSort} />
          ))}
          <th
            scope="col"
            className={`bg-surface sticky ${classes.actions} ${classes.headCell} ${classes.innerCell} ${classes.cell2}`}
          >
            {m.columns.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.reports.map((report) => (
          <ReportRow key={report._id} report={report} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

/** The columns that share the cell of another on a narrow screen. */
const folded: Partial<Record<string, readonly (typeof columns)[number][0][]>> = {
  description: ['id', 'problem_type', 'user'],
  createdAt: ['replies'],
};

interface HeaderProps extends Pick<ReportsListProps, 'search' | 'onSort'> {
  name: (typeof columns)[number][0];
  sort: ReportSort | undefined;
}

function Header({ name, sort, search, onSort }: HeaderProps) {
  const { columns: words } = m;
  const { sortBy: by, sortOrder: order } = toQuery(search);
  const more = folded[name]?.map((each) => words[each]).join(', ');
  if (!sort) {
    return (
      <th
        className={`bg-surface sticky ${classes.headCell} ${classes.innerCell} ${classes.cell2}`}
        scope="col"
        data-column={name}
      >
        {words[name]}
        {more && (
          <small className={`${classes.small} ${classes.innerSmall}`} data-narrow>
            {more}
          </small>
        )}
      </th>
    );
  }
  const active = by === sort;
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  // New and urgent reports come first, and other columns start from A.
  const defaultOrder = sort === 'createdAt' || sort === 'priority' ? 'desc' : 'asc';
  const next = active ? (order === 'asc' ? 'desc' : 'asc') : defaultOrder;
  const sorted = order === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      className={`bg-surface sticky ${classes.headCell} ${classes.innerCell} ${classes.cell2}`}
      scope="col"
      data-column={name}
      {...(active && { 'aria-sort': sorted })}
    >
      <button
        type="button"
        className={`inline-flex items-center gap-1 p-0 border-0 bg-none color-inherit font-inherit clickable min-h-32 ${classes.sort}`}
        onClick={() => onSort(sort, next)}
      >
        {words[name]}
        {active && <Arrow size={14} stroke={2} aria-hidden />}
      </button>
      {more && (
        <small className={`${classes.small} ${classes.innerSmall}`} data-narrow>
          {more}
        </small>
      )}
    </th>
  );
}
