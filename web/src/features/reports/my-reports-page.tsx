import type { OwnReport } from '@kindred/contract/reports';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconFlag } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { reasonName } from '../../lib/facts/report-reasons.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/my-reports.ts';
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
  const start = (
    <Button radius="xl" onClick={() => setReporting(true)}>
      {m.start}
    </Button>
  );
  return (
    <div className={`grid justify-items-center gap-6 m-auto w-full ${classes.page}`}>
      <header className={`grid items-center ${classes.head}`}>
        <h1 className="content-center tight min-h-target title-md visually-hidden-if-titled">
          {m.title}
        </h1>
        {reports.length > 0 && start}
        <p className="muted full-row">{m.about}</p>
      </header>
      <QueryState query={query} words={m} skeleton={<ReportsSkeleton />} />
      {data && reports.length === 0 && (
        <EmptyState icon={IconFlag} title={m.none} about={m.noneAbout}>
          {start}
        </EmptyState>
      )}
      {reports.length > 0 && (
        <ol className="plain-list grid gap-4">
          {reports.map((report) => (
            <OwnReportItem key={report._id} report={report} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          radius="xl"
          loading={isFetchingNextPage}
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
        className={`grid gap-2-5 border-line rounded-xl bg-surface ${classes.report}`}
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
        className={`border-line rounded-xl bg-surface ${classes.report}`}
        aria-labelledby={_id}
      >
        <header className="row wrap between mb-3 gap-2-by-4">
          <h2 className="title-xs" id={_id}>
            {reason ? reasonName(reason) : m.types[problem_type]}{' '}
            <small className="faint text-xs normal mono">{shortId(_id)}</small>
          </h2>
          <ReportStatusBadge
            status={status}
            {...(status === 'rejected' && { kind: 'neutral' as const })}
          >
            {m.statuses[status]}
          </ReportStatusBadge>
        </header>
        <p className="anywhere pre-wrap" dir="auto">
          {description}
        </p>
        <small className="faint text-xs normal">{m.sent({ date: formatDate(createdAt) })}</small>
        <Replies report={report} />
        {open && replies.length === 0 && <p className="mt-3 muted text-sm">{m.waiting}</p>}
      </article>
    </li>
  );
}

/** Shows the list's data while the conversation loads, so that nothing moves. */
function Replies({ report }: { report: OwnReport }) {
  const { data } = useConversation(report);
  const known = report.replies.map(({ _id, message, repliedAt: at }) => ({ _id, message, at }));
  return (data ?? known).map(({ _id, message, at }) => (
    <div key={_id} className="mt-4 rounded-md bg-sunken p-box">
      <small className="faint text-xs normal">{m.answered({ date: formatDate(at) })}</small>
      <p className="anywhere pre-wrap">{message}</p>
    </div>
  ));
}
