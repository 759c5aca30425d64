import type { HeldAccount } from '@kindred/contract/safety';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/holds.ts';
import { Button } from '../../../ui/buttons/button.tsx';
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
    <div className="grid grid-cols-1 gap-3">
      <h2 className="m-0 anywhere heading-bold">
        <bdi translate="no">{firstName ?? m.unnamed}</bdi>
      </h2>
      <p className="text-sm text-muted">
        {m.since({
          held: formatDate(heldAt, { timeStyle: 'short' }),
          joined: formatDate(joinedAt),
        })}
      </p>
      <ul className="m-0 grid gap-1" aria-label={m.reasons}>
        {rules.map(({ rule, people: found, points: each }) => (
          <li key={rule}>{m.reason({ rule: nameOfRule(rule), people: found, points: each })}</li>
        ))}
      </ul>
      <p>{m.figures({ points, people, waiting, reports })}</p>
      {answer !== null && (
        <blockquote className="m-0 anywhere whitespace-pre-line" translate="no">
          {answer}
        </blockquote>
      )}
      {caseId === null ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="xs" onClick={onRelease} aria-keyshortcuts="r">
            {m.release}
          </Button>
          <Button size="xs" look="plain" onClick={onCase} aria-keyshortcuts="c">
            {m.openCase}
          </Button>
        </div>
      ) : (
        <Link className="text-muted underline" to="/desk" search={{ case: caseId }}>
          {m.seeCase}
        </Link>
      )}
    </div>
  );
}
