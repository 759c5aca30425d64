import type { listReports } from '@kindred/contract/reports/handling';
import type { ReportSort } from '@kindred/contract/reports/report-list';
import { messages as m } from '#texts/reports.ts';
import type { RouteResponse } from '../../../lib/calls/send.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { ListFrame } from '../../../ui/list-table/list-frame.tsx';
import type { ReportActions } from '../report-actions.ts';
import { ReportItem } from './report-item.tsx';
import { type ReportsSearch, isFiltered } from '../reports-search.ts';
import { ReportsTable } from './reports-table.tsx';

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
    <ListFrame
      label={m.title}
      stale={stale}
      none={list.reports.length === 0 ? m.none : null}
      onClear={isFiltered(search) ? onClear : undefined}
    >
      {phone ? (
        <ul className="m-0 grid list-none gap-3 p-0">
          {list.reports.map((report) => (
            <ReportItem key={report._id} report={report} {...actions} />
          ))}
        </ul>
      ) : (
        <ReportsTable {...props} />
      )}
    </ListFrame>
  );
}
