import type { listReports } from '@kindred/contract/reports/handling';
import type { ReportSort } from '@kindred/contract/reports/report-types';
import type { Report } from '@kindred/contract/reports';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { messages as m } from '../../lib/messages/reports.ts';
import type { RouteResponse } from '../../lib/send.ts';
import dataTable from '../../ui/data-table.module.css';
import type { ReportChange } from '../../api/reports/handling.ts';
import { toQuery } from './report-query.ts';
import { ReportRow } from './report-row.tsx';
import type { ReportsSearch } from './reports-search.ts';
import classes from './reports-table.module.css';

interface Props {
  list: RouteResponse<typeof listReports>['data'];
  stale: boolean;
  search: ReportsSearch;
  onSort: (sort: ReportSort, order: 'asc' | 'desc') => void;
  onReply: (report: Report) => void;
  onChange: (change: ReportChange) => void;
  onDelete: (report: Report) => void;
}

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

export function ReportsTable({ list, stale, search, onSort, ...actions }: Props) {
  const { reports, pagination, totalKind } = list;
  const caption = totalKind === 'exact' ? m.showing : m.showingAtLeast;
  return (
    <section
      className={classes.scroller}
      data-stale={stale || undefined}
      aria-busy={stale}
      aria-label={m.title}
      // A region that scrolls has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={`${dataTable.table} ${classes.table}`}>
        <caption aria-live="polite">{caption(reports.length, pagination.total)}</caption>
        <thead>
          <tr>
            {columns.map(([name, sort]) => (
              <Header key={name} name={name} sort={sort} search={search} onSort={onSort} />
            ))}
            <th scope="col" className={classes.actions}>
              {m.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <ReportRow key={report._id} report={report} {...actions} />
          ))}
        </tbody>
      </table>
      {reports.length === 0 && <p className={classes.none}>{m.none}</p>}
    </section>
  );
}

interface HeaderProps extends Pick<Props, 'search' | 'onSort'> {
  name: (typeof columns)[number][0];
  sort: ReportSort | undefined;
}

function Header({ name, sort, search, onSort }: HeaderProps) {
  const { columns: words } = m;
  const { sortBy: by, sortOrder: order } = toQuery(search);
  if (!sort) {
    return (
      <th scope="col" data-column={name}>
        {words[name]}
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
    <th scope="col" data-column={name} {...(active && { 'aria-sort': sorted })}>
      <button type="button" className={classes.sort} onClick={() => onSort(sort, next)}>
        {words[name]}
        {active && <Arrow size={14} stroke={2} aria-hidden />}
      </button>
    </th>
  );
}
