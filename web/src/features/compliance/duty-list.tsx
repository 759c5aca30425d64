import type { Duty } from '@kindred/contract/compliance';
import { Link } from '@tanstack/react-router';
import { messages as m } from '#texts/compliance.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { type Kind, StatusBadge } from '../../ui/lists/status-badge.tsx';
import classes from './duty-list.module.css';

/** What is to do comes first. */
const order: Readonly<Record<Duty['state'], number>> = { due: 0, done: 1, 'not-needed': 2 };
const kinds: Readonly<Record<Duty['state'], Kind>> = {
  due: 'warning',
  done: 'success',
  'not-needed': 'neutral',
};

export function DutyList({ duties }: { duties: readonly Duty[] }) {
  return (
    <ul className="m-0 list-none p-0">
      {duties
        .toSorted((one, other) => order[one.state] - order[other.state])
        .map((duty) => (
          <DutyRow key={duty.code} duty={duty} />
        ))}
    </ul>
  );
}

function DutyRow({ duty }: { duty: Duty }) {
  const [title = '', about] = m.duties[duty.code];
  const more = noteOf(duty);
  return (
    <li className={`grid gap-2 border-t border-line px-5 py-3 ${classes.duty}`}>
      <div className="grid min-w-0 gap-1">
        <h3 className="m-0 flex flex-wrap items-center gap-2 text-md font-semibold text-ink">
          {title} <StatusBadge kind={kinds[duty.state]}>{m.states[duty.state]}</StatusBadge>
        </h3>
        <p className="text-pretty">{about}</p>
        <p className="text-sm text-muted">
          <a
            className="underline"
            href={duty.source}
            target="_blank"
            rel="noreferrer"
            translate="no"
            lang="en"
          >
            {duty.law}
          </a>
        </p>
        {more && <p className="text-sm">{more}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {duty.state !== 'not-needed' && <Action duty={duty} title={title} />}
      </div>
    </li>
  );
}

function noteOf({ exemption, since, form, filledAt, state }: Duty) {
  if (exemption === 'later') return m.later({ day: formatDate(since) });
  if (exemption === 'no-premium') return m.noPremium;
  if (exemption === 'inside') return m.inside;
  if (!form || !filledAt) return null;
  return (state === 'done' ? m.filled : m.old)({ day: formatDate(filledAt) });
}

function Action({ duty: { code, form, page, version }, title }: { duty: Duty; title: string }) {
  if (form) {
    return (
      <Button
        size="xs"
        look="plain"
        render={(props: object) => (
          <Link to="/compliance/$duty" params={{ duty: code }} {...props} />
        )}
        aria-label={version > 0 ? m.lookOf({ name: title }) : m.fillOf({ name: title })}
      >
        {version > 0 ? m.look : m.fill}
      </Button>
    );
  }
  if (!page) return null;
  return (
    <Button size="xs" look="plain" href={page} aria-label={m.openOf({ name: title })}>
      {m.open}
    </Button>
  );
}
