import type { ReportSort } from '@kindred/contract/reports/report-list';
import { messages as m } from '#texts/reports.ts';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { toQuery } from '../report-query.ts';
import { ReportRow } from './report-row.tsx';
import type { ReportsListProps } from './reports-list.tsx';
import classes from './reports-table.module.css';

type Name = Exclude<keyof typeof m.columns, 'actions'>;

const column = (name: Name, sort?: ReportSort, folded: readonly Name[] = []) => ({
  name,
  label: m.columns[name],
  sort,
  folded: folded.map((each) => ({ name: each, label: m.columns[each] })),
});

const columns = [
  column('id'),
  column('description', undefined, ['id', 'problem_type', 'user']),
  column('user'),
  column('problem_type', 'problem_type'),
  column('priority', 'priority'),
  column('status', 'status'),
  column('createdAt', 'createdAt', ['replies']),
  column('replies'),
];

/** New and urgent reports come first, and other columns start from A. */
const firstOrder = (sort: ReportSort) =>
  sort === 'createdAt' || sort === 'priority' ? 'desc' : 'asc';

export function ReportsTable({ list, search, onSort, ...actions }: ReportsListProps) {
  const { sortBy, sortOrder } = toQuery(search);
  return (
    <ListTable
      label={m.title}
      className={classes.table}
      columns={columns}
      actions={m.columns.actions}
      order={{ sort: sortBy, order: sortOrder, firstOrder }}
      onSort={onSort}
    >
      <tbody>
        {list.reports.map((report) => (
          <ReportRow key={report._id} report={report} {...actions} />
        ))}
      </tbody>
    </ListTable>
  );
}
