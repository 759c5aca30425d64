import type { listReports } from '@kindred/contract/reports/handling';
import type { ReportSort } from '@kindred/contract/reports/report-types';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { messages as lists } from '../../lib/messages/lists.ts';
import { messages as m } from '../../lib/messages/reports.ts';
import type { RouteResponse } from '../../lib/send.ts';
import { useBelow } from '../../lib/use-below.ts';
import type { ReportActions } from './report-actions.ts';
import { ReportItem } from './report-item.tsx';
import { type ReportsSearch, isFiltered } from './reports-search.ts';
import { ReportsTable } from './reports-table.tsx';
import classes from './reports-table.module.css';

export interface ReportsListProps extends ReportActions {
  list: RouteResponse<typeof listReports>['data'];
  search: ReportsSearch;
  onSort: (sort: ReportSort, order: 'asc' | 'desc') => void;
}

interface Props extends ReportsListProps {
  stale: boolean;
  onClear: () => void;
}

/** A table, and on a phone a list of cards. */
export function ReportsList({ stale, onClear, ...props }: Props) {
  const { list, search, onReply, onChange, onDelete } = props;
  const actions = { onReply, onChange, onDelete };
  const phone = useBelow('narrow');
  return (
    <section
      className={`border-line rounded-md bg-surface ${classes.frame}`}
      aria-label={m.title}
      aria-busy={stale}
      data-stale={stale || undefined}
    >
      {phone ? (
        <ul className="plain-list grid gap-3">
          {list.reports.map((report) => (
            <ReportItem key={report._id} report={report} {...actions} />
          ))}
        </ul>
      ) : (
        <ReportsTable {...props} />
      )}
      {list.reports.length === 0 && (
        <div className={`grid justify-items-center gap-4 muted text-center ${classes.none}`}>
          <p>{m.none}</p>
          {isFiltered(search) && (
            <Button variant="default" onClick={onClear}>
              {lists.clearFilters}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
