import type { Report } from '@kindred/contract/reports';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { hasStatus } from '../../lib/call-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages as m } from '../../lib/messages/reports.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pages } from '../../ui/pages.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useChangeReport, useReload, useReports } from './queries.ts';
import { ReplyModal } from './reply-modal.tsx';
import { ReportCards } from './report-cards.tsx';
import { ReportFilters } from './report-filters.tsx';
import { type ReportsSearch, pageSizes } from './reports-search.ts';
import { ReportsTable } from './reports-table.tsx';

const route = getRouteApi('/reports');

export function ReportsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useReports(search);
  const { data, isPlaceholderData } = query;
  const reload = useReload();
  const changing = useChangeReport();
  const [answering, setAnswering] = useState<Report | null>(null);
  const [deleting, setDeleting] = useState<Report | null>(null);
  const [refreshing, setRefreshing] = useState(false);

  // Another filter or order begins at its first page.
  const change = ({ page, ...changed }: ReportsSearch) =>
    void navigate({ search: (before) => ({ ...before, page, ...changed }), replace: false });

  return (
    <StaffPage title={m.title}>
      <ReportCards />
      <ReportFilters
        search={search}
        onChange={change}
        refreshing={refreshing}
        onRefresh={() => {
          setRefreshing(true);
          void reload().finally(() => setRefreshing(false));
        }}
      />
      <ChangeFailure changing={changing} />
      <QueryState query={query} words={m} />
      {data && (
        <>
          <ReportsTable
            list={data}
            stale={isPlaceholderData}
            search={search}
            onSort={(sort, order) => change({ sort, order })}
            onReply={setAnswering}
            onChange={changing.mutate}
            onDelete={setDeleting}
          />
          <Pages pagination={data.pagination} sizes={pageSizes} onChange={change} />
        </>
      )}
      <ReplyModal report={answering} onClose={() => setAnswering(null)} />
      <DeleteDialog report={deleting} onClose={() => setDeleting(null)} />
    </StaffPage>
  );
}

/** What the server refused, it says why; the list shows the report as it is by then. */
function ChangeFailure({ changing }: { changing: ReturnType<typeof useChangeReport> }) {
  const { error, variables } = changing;
  if (!error) return null;
  return (
    <Notice kind="danger">
      <span>{variables && 'status' in variables ? m.changeFailed : m.otherChangeFailed}</span>
      {hasStatus(error, 400, 499) && <span> {errorText(error)}</span>}
    </Notice>
  );
}
