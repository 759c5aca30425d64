import type { FraudWarning } from '@kindred/contract/fraud-warnings';
import { IconAlertTriangle, IconBuildingBank } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFraudWarnings } from '../../api/fraud-warnings.ts';
import { config } from '../../lib/calls/config.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/fraud-warnings.ts';
import { PointList, PointPage } from '../../ui/lists/point-list.tsx';
import column from '../../ui/pages/column.module.css';
import { columnLink } from '../../ui/pages/text-link.ts';
import { QueryState } from '../../ui/states/query-state.tsx';

/** Whom a member was warned of, and what to do if they sent money. */
export function FraudWarningsPage() {
  const query = useFraudWarnings();
  const warnings = query.data?.warnings ?? [];
  return (
    <PointPage title={m.title} about={m.about}>
      <QueryState query={query} words={m} />
      {query.data && warnings.length === 0 && <p className={column.quiet}>{m.none}</p>}
      {warnings.length > 0 && (
        <ul className="m-0 grid list-none gap-4 p-0 anywhere" aria-label={m.title}>
          {warnings.map((warning) => (
            <Warning key={warning._id} warning={warning} />
          ))}
        </ul>
      )}
      {query.data && (
        <>
          <PointList icon={IconAlertTriangle} {...m.advice.never} />
          <PointList icon={IconBuildingBank} {...m.advice.sent} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <a href={`mailto:${config.supportEmail}`} className={columnLink}>
              {m.contact}
            </a>
            <Link to="/safety-tips" className={columnLink}>
              {m.safety}
            </Link>
          </div>
        </>
      )}
    </PointPage>
  );
}

function Warning({ warning }: { warning: FraudWarning }) {
  const { name, lastWroteAt, warnedAt, withdrawnAt } = warning;
  return (
    <li className="grid gap-1 border-t border-line pt-5">
      <h2 className="title-xs">{name ?? m.someone}</h2>
      {withdrawnAt ? (
        <p>{m.withdrawn({ date: formatDate(withdrawnAt) })}</p>
      ) : (
        <p>{m.lastWrote({ time: formatDate(lastWroteAt, { timeStyle: 'short' }) })}</p>
      )}
      <p className="text-sm text-muted">{m.warned({ date: formatDate(warnedAt) })}</p>
    </li>
  );
}
