import { textFor } from '../../lib/say.ts';
import { messages as auditTexts } from '#texts/audit-actions.ts';
import type { AuditEntry } from '@kindred/contract/audit';
import type { AuditAction } from '@kindred/contract/audit/actions';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/audit.ts';
import classes from './audit-page.module.css';
import { detailLines } from './detail-lines.ts';
import { Subject } from './subject.tsx';

export function EntryRow({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, details, address } = entry;
  const name = actor.name ?? (actor.role === 'operator' ? m.operator : null);
  const who = name ?? (actor.role === 'system' ? m.system : m.unknown);
  return (
    <tr>
      <td className={classes.cell}>
        <time dateTime={at}>{formatDate(at, { dateStyle: undefined, timeStyle: 'medium' })}</time>
      </td>
      <td className={classes.cell} data-wide>
        <div className={`flex flex-wrap items-baseline py-2 whitespace-normal ${classes.action}`}>
          <span>
            <Link
              to="/audit"
              search={{ actor: actor._id }}
              className="font-semibold text-ink underline"
              title={m.onlyBy({ name: who })}
            >
              {who}
            </Link>{' '}
            {auditTexts[action as AuditAction] ?? action} <Subject entry={entry} />
          </span>
          <Details details={details} />
        </div>
      </td>
      <td className={classes.cell}>{textFor(m.roles, actor.role) ?? actor.role}</td>
      <td className={classes.cell}>
        {address === null ? (
          m.noAddress
        ) : (
          <Link
            to="/audit"
            search={{ address }}
            className="hover:underline"
            title={m.onlyFrom({ address })}
          >
            {address}
          </Link>
        )}
      </td>
    </tr>
  );
}

function Details({ details }: { details: unknown }) {
  const lines = detailLines(details);
  if (lines.length === 0) return null;
  return (
    <details className={`text-muted ${classes.details}`}>
      <summary className={`disclosure cursor-pointer text-xs ${classes.summary}`}>
        {m.details}
      </summary>
      <dl className="m-0 mt-1.5 grid gap-1">
        {lines.map(({ name, before, value }) => (
          <div className="flex flex-wrap gap-x-2 gap-y-1" key={name}>
            <dt className={`font-semibold ${classes.term}`} translate="no">
              {name}
            </dt>
            {before === undefined ? (
              <dd className="m-0 anywhere">{value ?? m.nothing}</dd>
            ) : (
              <dd className="m-0 anywhere">
                <del className="text-danger">{before ?? m.nothing}</del> {m.became}{' '}
                <ins className={`text-success ${classes.added}`}>{value ?? m.nothing}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
