import type { Law } from '@kindred/contract/compliance';
import { useCompliance } from '../../api/compliance.ts';
import { messages as m } from '#texts/compliance.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';
import panel from '../../ui/pages/panel.module.css';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { DutyList } from './duty-list.tsx';

/** What laws ask of the site, place by place. */
export function CompliancePage() {
  const query = useCompliance();
  return (
    <StaffPage title={titles.compliance.title}>
      <p className="text-pretty text-muted">
        {m.about} {m.counsel}
      </p>
      <QueryState query={query} words={m} rows={8} />
      {query.data?.map((law) => (
        <LawPanel key={law.name} law={law} />
      ))}
    </StaffPage>
  );
}

const countOf = ({ duties }: Law, state: string) =>
  formatNumber(duties.filter((duty) => duty.state === state).length);

function LawPanel({ law }: { law: Law }) {
  return (
    <section className={panel.panel} aria-labelledby={law.name}>
      <div
        className={`flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2 ${panel.head}`}
      >
        <h2 className="heading" id={law.name}>
          {m.laws[law.name]}
        </h2>
        {law.isOffered && (
          <p className="text-muted">
            {m.counts({ done: countOf(law, 'done'), due: countOf(law, 'due') })}
          </p>
        )}
      </div>
      {law.isOffered ? (
        <DutyList duties={law.duties} />
      ) : (
        <p className="px-5 py-3 text-muted">{m.notOffered}</p>
      )}
      <p className="px-5 py-3 text-sm text-muted">{m.asOf({ day: formatDate(law.asOf) })}</p>
    </section>
  );
}
