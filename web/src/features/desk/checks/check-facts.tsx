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
      <h2 className="title-xs anywhere">
        <bdi translate="no">{photoReview.who({ name: firstName ?? m.aMember, age })}</bdi>
      </h2>
      <ul className="plain-list muted text-sm">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isAppeal && <p className="semibold">{m.appeal}</p>}
      {refusedBefore && <p>{m.before({ value: outcomes.refused[refusedBefore].label })}</p>}
      {ended && <p>{outcomes.ended[ended]}</p>}
      {!check.picture && <p className="semibold">{m.noPicture}</p>}
      {check.picture && check.photos.length === 0 && <p className="semibold">{m.noPhoto}</p>}
      <Words text={check.words} />
      <Device check={check} />
    </header>
  );
}

const Words = ({ text }: { text: string | null }) =>
  text !== null && (
    <blockquote className="m-0 anywhere pre-line" aria-label={m.words} translate="no">
      {text}
    </blockquote>
  );

function Device({ check: { deviceNote: device } }: { check: WaitingCheck }) {
  if (!device) return null;
  return (
    <section>
      <h3 className="text-sm semibold">{m.device}</h3>
      <ul className="plain-list text-sm">
        {deviceChecks.map((name) => (
          <li key={name} className={device[name] === 'no' ? 'semibold' : 'muted'}>
            {m[device[name]]({ value: own.seen[name] })}
          </li>
        ))}
      </ul>
    </section>
  );
}
