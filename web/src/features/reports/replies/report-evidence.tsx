import { messages as typeTexts } from '#texts/problem-types.ts';
import { Suspense } from 'react';
import { commaList, formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/evidence.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StateBadge } from '../../../widgets/badges/report-badges.tsx';
import { Evidence } from '../../../widgets/evidence/evidence.tsx';
import classes from './report-evidence.module.css';
import type { useOpenReport } from '../../../api/reports/handling.ts';
import { shortId } from '../../../lib/facts/short-id.ts';

/** The evidence of a report about a member, and the other reports about them. */
export function ReportEvidence({ query }: { query: ReturnType<typeof useOpenReport> }) {
  const { evidence = [], related = [] } = query.data ?? {};
  return (
    <>
      {query.isPending && <EvidenceSkeleton />}
      {query.error && <QueryState query={query} words={m} />}
      <Suspense fallback={<EvidenceSkeleton />}>
        {evidence.map((each) => (
          <Evidence key={each.kind} evidence={each} />
        ))}
      </Suspense>
      {related.length > 0 && (
        <section className="mt-4 border-t border-line pt-3" aria-label={m.related}>
          <h3 className="m-0 text-md font-semibold">{m.related}</h3>
          <ul className={`m-0 mt-2 grid list-none gap-2 p-0 ${classes.related}`}>
            {related.map(({ _id, problem_type, status, createdAt, description }) => (
              <li className={`grid items-start text-sm anywhere ${classes.item}`} key={_id}>
                <StateBadge status={status} />
                <span>
                  {typeTexts[problem_type]}{' '}
                  <small className="text-xs font-normal text-faint">
                    {commaList([shortId(_id), formatDate(createdAt)])}
                  </small>
                  <br />
                  <bdi>{description}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A skeleton of the evidence. */
function EvidenceSkeleton() {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <output>{m.loading}</output>
      <div className={`mt-2 flex gap-2 ${classes.skeleton}`} aria-hidden>
        <i className={`rounded-md ${classes.bar}`} />
        <i className={`rounded-md ${classes.bar}`} />
        <i className={`rounded-md ${classes.bar}`} />
      </div>
    </div>
  );
}
