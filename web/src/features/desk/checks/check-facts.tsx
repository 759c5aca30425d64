import type { WaitingCheck } from '@kindred/contract/photo-checks';
import { deviceChecks } from '@kindred/contract/photo-checks/device-note';
import { messages as photoReview } from '#texts/photo-review.ts';
import { messages as own } from '#texts/photo-check.ts';
import { messages as outcomes } from '#texts/photo-check-outcomes.ts';
import { messages as m } from '#texts/photo-checks.ts';
import { formatDate, formatNumber } from '../../../lib/formats/formats.ts';

/** Whose check it is, and what else is known about it. */
export function CheckFacts({ check }: { check: WaitingCheck }) {
  const { firstName, age, joinedAt, reports, earlier, isAppeal, refusedBefore, ended } = check;
  const facts = [
    m.joined({ value: formatDate(joinedAt) }),
    m.reports({ value: formatNumber(reports) }),
    m.earlier({ value: formatNumber(earlier) }),
  ];
  return (
    <header className="grid gap-2">
      <h2 className="anywhere title-xs">
        <bdi translate="no">{photoReview.who({ name: firstName ?? m.aMember, age })}</bdi>
      </h2>
      <ul className="m-0 list-none p-0 text-sm text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isAppeal && <p className="font-semibold">{m.appeal}</p>}
      {refusedBefore && <p>{m.before({ value: outcomes.refused[refusedBefore].label })}</p>}
      {ended && <p>{outcomes.ended[ended]}</p>}
      {!check.picture && <p className="font-semibold">{m.noPicture}</p>}
      {check.picture && check.photos.length === 0 && <p className="font-semibold">{m.noPhoto}</p>}
      <Words text={check.words} />
      <Device check={check} />
    </header>
  );
}

const Words = ({ text }: { text: string | null }) =>
  text !== null && (
    <blockquote className="m-0 anywhere whitespace-pre-line" aria-label={m.words} translate="no">
      {text}
    </blockquote>
  );

function Device({ check: { deviceNote: device } }: { check: WaitingCheck }) {
  if (!device) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">{m.device}</h3>
      <ul className="m-0 list-none p-0 text-sm">
        {deviceChecks.map((name) => (
          <li key={name} className={device[name] === 'no' ? 'font-semibold' : 'text-muted'}>
            {m[device[name]]({ value: own.seen[name] })}
          </li>
        ))}
      </ul>
    </section>
  );
}
