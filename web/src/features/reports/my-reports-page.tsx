import type { OwnReport } from '@kindred/contract/reports';
import { IconFlag } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { reasonName } from '../../lib/facts/report-reasons.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/my-reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import classes from './my-reports-page.module.css';
import { useConversation, useOwnReports } from '../../api/reports/own-reports.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { ReportStatusBadge } from '../../widgets/badges/report-status-badge.tsx';
import { shortId } from '../../lib/facts/short-id.ts';

const ReportDialog = lazyDialog(() =>
  import('../../widgets/safety/report-dialog.tsx').then((file) => file.ReportDialog),
);

export function MyReportsPage() {
  const query = useOwnReports();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [reporting, setReporting] = useState(false);
  const reports = data?.pages.flatMap((page) => page.reports) ?? [];
  // Next to the title, or with the text of an empty list.
  const start = <Button onClick={() => setReporting(true)}>{m.start}</Button>;
  return (
    <div className={`mx-auto grid w-full justify-items-center gap-6 ${classes.page}`}>
      <header className={`grid items-center ${classes.head}`}>
        <h1 className="min-h-11 content-center tracking-tight title-md titled:max-tablet:sr-only">
          {m.title}
        </h1>
        {reports.length > 0 && start}
        <p className="col-span-full text-muted">{m.about}</p>
      </header>
      <QueryState query={query} words={m} skeleton={<ReportsSkeleton />} />
      {data && reports.length === 0 && (
        <EmptyState icon={IconFlag} title={m.none} about={m.noneAbout}>
          {start}
        </EmptyState>
      )}
      {reports.length > 0 && (
        <ol className="m-0 grid list-none gap-4 p-0">
          {reports.map((report) => (
            <OwnReportItem key={report._id} report={report} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          className={classes.more}
          look="plain"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {m.more}
        </Button>
      )}
      <ReportDialog opened={reporting} about={null} onClose={() => setReporting(false)} />
    </div>
  );
}

const ReportsSkeleton = () => (
  <output className="grid gap-4" aria-label={m.loading}>
    {[1, 2].map((report) => (
      <span
        key={report}
        className={`grid gap-2.5 rounded-xl border border-line bg-surface ${classes.report}`}
      >
        <i className={`rounded-sm bg-skeleton ${classes.line}`} />
        <i className={`rounded-sm bg-skeleton ${classes.line}`} />
        <i className={`rounded-sm bg-skeleton ${classes.line}`} />
      </span>
    ))}
  </output>
);

function OwnReportItem({ report }: { report: OwnReport }) {
  const { _id, problem_type, reason, status, createdAt, description, replies } = report;
  const article = useRef<HTMLElement>(null);
  const linked = useLocation({ select: ({ hash }) => hash === _id });
  // A notice links to one report, which may be loaded after the page.
  useEffect(() => {
    if (linked) article.current?.focus();
  }, [linked]);
  const open = status === 'pending' || status === 'in_progress';
  return (
    <li>
      <article
        ref={article}
        tabIndex={-1}
        className={`rounded-xl border border-line bg-surface ${classes.report}`}
        aria-labelledby={_id}
      >
        <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="title-xs" id={_id}>
            {reason ? reasonName(reason) : m.types[problem_type]}{' '}
            <small className="font-mono text-xs font-normal text-faint">{shortId(_id)}</small>
          </h2>
          <ReportStatusBadge
            status={status}
            {...(status === 'rejected' && { kind: 'neutral' as const })}
          >
            {m.statuses[status]}
          </ReportStatusBadge>
        </header>
        <p className="anywhere whitespace-pre-wrap" dir="auto">
          {description}
        </p>
        <small className="text-xs font-normal text-faint">
          {m.sent({ date: formatDate(createdAt) })}
        </small>
        <Replies report={report} />
        {open && replies.length === 0 && <p className="mt-3 text-sm text-muted">{m.waiting}</p>}
      </article>
    </li>
  );
}

/** Shows the list's data while the conversation loads, so that nothing moves. */
function Replies({ report }: { report: OwnReport }) {
  const { data } = useConversation(report);
  const known = report.replies.map(({ _id, message, repliedAt: at }) => ({ _id, message, at }));
  return (data ?? known).map(({ _id, message, at }) => (
    <div key={_id} className="mt-4 rounded-md bg-sunken px-4 py-3">
      <small className="text-xs font-normal text-faint">
        {m.answered({ date: formatDate(at) })}
      </small>
      <p className="anywhere whitespace-pre-wrap">{message}</p>
    </div>
  ));
}
