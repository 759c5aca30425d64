import type { Report } from '@kindred/contract/reports';
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { isSettled } from '@kindred/contract/reports/report-list';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/reports.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import {
  type ReportChange,
  useChangeReport,
  useReloadReports,
  useReports,
} from '../../api/reports/handling.ts';
import { OutcomeBar } from './outcome-bar.tsx';
import classes from './reports-page.module.css';
import { ReportCards } from './list/report-cards.tsx';
import type { OpenDialog } from './report-dialogs.tsx';
import { SinceChip } from '../../widgets/badges/since-chip.tsx';
import { ReportFilters } from './list/report-filters.tsx';
import { toQuery } from './report-query.ts';
import { ReportsList } from './list/reports-list.tsx';
import { type ReportsSearch, pageSizes, unfiltered, readReportsSearch } from './reports-search.ts';

const route = getRouteApi('/reports');
const ReportDialogs = lazyRouteComponent(() => import('./report-dialogs.tsx'), 'ReportDialogs');

export function ReportsPage() {
  const search = readReportsSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const { list: query, logNext } = useReports(toQuery(search));
  const { data, isPlaceholderData } = query;
  const reload = useReloadReports();
  const changing = useChangeReport();
  const [open, setOpen] = useState<OpenDialog>({});
  const [dialogsNeeded, setDialogsNeeded] = useState(false);
  if (!dialogsNeeded && Object.keys(open).length > 0) setDialogsNeeded(true);
  const [refreshing, setRefreshing] = useState(false);
  const [settled, setSettled] = useState<Report | null>(null);
  const apply = (given: ReportChange) =>
    changing.mutate(given, {
      onSuccess: ({ data: { report } }) =>
        setSettled('status' in given && report.settledAt !== null ? report : null),
    });

  /** What can't wait is not settled by one click. */
  const applyOrAsk = (given: ReportChange) => {
    const { claim, settledAt } = given.report;
    if ('status' in given && isSettled(given.status) && claim && settledAt === null)
      setOpen({ settle: { report: given.report, outcome: given.status, claim } });
    else apply(given);
  };

  // A change of filter or order returns to the first page.
  const change = ({ page, ...changed }: ReportsSearch) =>
    void navigate({
      search: (before) => readReportsSearch({ ...before, page, ...changed }),
      replace: false,
    });

  const caption = data?.totalKind === 'at-least' ? m.showingAtLeast : m.showing;
  return (
    <StaffPage
      title={m.title}
      aside={
        <p
          className={`min-h-[1.5em] text-sm text-muted tabular-nums ${classes.shown}`}
          aria-live="polite"
        >
          {data && caption({ shown: data.reports.length, total: data.pagination.total })}
        </p>
      }
    >
      <ReportCards />
      <ReportFilters
        search={search}
        onChange={change}
        refreshing={refreshing}
        onRefresh={() => {
          setRefreshing(true);
          logNext();
          void reload().finally(() => setRefreshing(false));
        }}
      />
      {search.from && <SinceChip from={search.from} onClear={() => change({ from: undefined })} />}
      <ChangeFailure changing={changing} />
      {!data && !query.error && <ListSkeleton loading={m.loading} />}
      {query.error && <QueryState query={query} words={m} />}
      {data && (
        <>
          <ReportsList
            list={data}
            stale={isPlaceholderData}
            search={search}
            onSort={(sortBy, sortOrder) => change({ sortBy, sortOrder })}
            onClear={() => change(unfiltered)}
            onReply={(reply) => setOpen({ reply })}
            onChange={applyOrAsk}
            onDelete={(remove) => setOpen({ remove })}
          />
          <Pagination pagination={data.pagination} sizes={pageSizes} onChange={change} />
        </>
      )}
      {dialogsNeeded && (
        <Suspense>
          <ReportDialogs open={open} onChange={apply} onClose={() => setOpen({})} />
        </Suspense>
      )}
      <OutcomeBar report={settled} onClose={() => setSettled(null)} />
    </StaffPage>
  );
}

/** The reason why the server refused a change; the list already shows the current report. */
function ChangeFailure({ changing }: { changing: ReturnType<typeof useChangeReport> }) {
  const { error, variables } = changing;
  if (!error) return null;
  return (
    <Alert kind="danger">
      <span>{variables && 'status' in variables ? m.changeFailed : m.otherChangeFailed}</span>
      {hasStatus(error, 400, 499) && <span> {errorText(error)}</span>}
    </Alert>
  );
}
