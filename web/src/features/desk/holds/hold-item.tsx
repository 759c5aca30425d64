import type { HeldAccount } from '@kindred/contract/safety';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/holds.ts';
import { nameOfRule } from '../../../widgets/safety/name-of-rule.ts';

interface Props {
  account: HeldAccount;
  onRelease: () => void;
  onCase: () => void;
}

/** Why an account is held, in figures, and what its member says. */
export function HoldItem({ account, onRelease, onCase }: Props) {
  const { firstName, heldAt, joinedAt, rules, points, people, waiting, reports } = account;
  const { answer, caseId } = account;
  return (
    <div className="grid one-column gap-3">
      <h2 className="m-0 heading-bold anywhere">
        <bdi translate="no">{firstName ?? m.unnamed}</bdi>
      </h2>
      <p className="muted text-sm">
        {m.since({
          held: formatDate(heldAt, { timeStyle: 'short' }),
          joined: formatDate(joinedAt),
        })}
      </p>
      <ul className="grid gap-1 m-0" aria-label={m.reasons}>
        {rules.map(({ rule, people: found, points: each }) => (
          <li key={rule}>{m.reason({ rule: nameOfRule(rule), people: found, points: each })}</li>
        ))}
      </ul>
      <p>{m.figures({ points, people, waiting, reports })}</p>
      {answer !== null && (
        <blockquote className="m-0 anywhere pre-line" translate="no">
          {answer}
        </blockquote>
      )}
      {caseId === null ? (
        <div className="row wrap gap-2">
          <Button size="xs" onClick={onRelease} aria-keyshortcuts="r">
            {m.release}
          </Button>
          <Button size="xs" variant="default" onClick={onCase} aria-keyshortcuts="c">
            {m.openCase}
          </Button>
        </div>
      ) : (
        <Link className="underline muted" to="/desk" search={{ case: caseId }}>
          {m.seeCase}
        </Link>
      )}
    </div>
  );
}
