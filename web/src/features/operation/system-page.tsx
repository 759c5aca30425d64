import { Link } from '@tanstack/react-router';
import { useSystem } from '../../api/operation.ts';
import { messages as m } from '#texts/operation.ts';
import { messages as titles } from '#texts/page-titles.ts';
import panel from '../../ui/pages/panel.module.css';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { Processes } from './processes.tsx';
import { SiteFigures } from './site-state.tsx';
import { Replicas } from './replicas.tsx';
import { Translations } from './translations.tsx';

/** A process further off than this does not start, and says so while it runs. */
const largestClockOffset = 30;

/** What the owner of a site should know about the running service. */
export function SystemPage() {
  const query = useSystem();
  const { data } = query;
  return (
    <StaffPage title={m.title}>
      <p className="text-pretty text-muted">
        {m.about}{' '}
        <Link to="/integrations" className="text-ink underline">
          {titles.integrations.title}
        </Link>
        {' · '}
        <Link to="/compliance" className="text-ink underline">
          {titles.compliance.title}
        </Link>
      </p>
      <QueryState query={query} words={m} />
      {data && (
        <>
          {Math.abs(data.clockOffset) > largestClockOffset && (
            <Alert kind="danger">
              {m.clock({ seconds: Math.abs(data.clockOffset), isAhead: data.clockOffset > 0 })}
            </Alert>
          )}
          <SiteFigures site={data.site} />
          {data.processes.length > 0 && <Processes processes={data.processes} />}
          {data.replicas.length > 0 && <Replicas replicas={data.replicas} />}
          <section className={panel.panel}>
            <div
              className={`flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2 ${panel.head}`}
            >
              <h2 className="heading">{m.jobs}</h2>
              <p className="text-muted">{m.waiting({ count: data.waitingJobs })}</p>
            </div>
            <FailedJobs jobs={data.jobs} />
          </section>
          {data.failedJobs > data.jobs.length && (
            <p className="text-muted">
              {m.more({ shown: data.jobs.length, all: data.failedJobs })}
            </p>
          )}
        </>
      )}
      {/* Below what takes the place of the skeleton, so that it does not move. */}
      {!query.isPending && <Translations />}
    </StaffPage>
  );
}
