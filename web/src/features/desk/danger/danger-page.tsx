import { getRouteApi } from '@tanstack/react-router';
import { useAllDangers, useDangersOfCase } from '../../../api/desk/dangers.ts';
import { may } from '../../../lib/calls/may-call.ts';
import { messages as m } from '#texts/danger.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import panel from '../../../ui/pages/panel.module.css';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { DeskNav } from '../desk-nav.tsx';
import { DangerForm } from './danger-form.tsx';
import { DangerList } from './danger-list.tsx';
import { caseIn } from './danger-search.ts';

const route = getRouteApi('/desk/danger');

/** What was passed to the police or a court, because someone's life or safety may be in danger. */
export function DangerPage() {
  const caseId = caseIn(route.useSearch());
  return (
    <StaffPage title={m.title}>
      <DeskNav />
      <p className="max-w-about text-muted">{m.about}</p>
      {caseId ? <OfCase caseId={caseId} /> : <All />}
    </StaffPage>
  );
}

function OfCase({ caseId }: { caseId: string }) {
  const query = useDangersOfCase(caseId);
  const mayRecord = may(useSession(), 'handleReports');
  return (
    <>
      {mayRecord && (
        <section className={`grid gap-3 px-5 py-4 ${panel.panel} max-w-body`}>
          <h2 className="heading">{m.newRecord({ reference: caseId.slice(-6) })}</h2>
          <DangerForm caseId={caseId} />
        </section>
      )}
      <QueryState query={query} words={m} />
      {query.data && <DangerList records={query.data} none={m.noneOfCase} />}
    </>
  );
}

function All() {
  const query = useAllDangers();
  const records = query.data?.pages.flatMap((page) => page.records);
  return (
    <>
      <QueryState query={query} words={m} />
      {records && <DangerList records={records} none={m.none} />}
      <MoreRows query={query} label={m.more} />
    </>
  );
}
