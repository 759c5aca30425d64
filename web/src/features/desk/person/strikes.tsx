import { messages as actions } from '#texts/decisions.ts';
import type { Case } from '@kindred/contract/desk';
import type { Suggestion } from '@kindred/contract/desk/ladder';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { IconScale } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../lib/formats/formats.ts';
import { say } from '../../../lib/say.ts';
import { messages } from '#texts/desk.ts';
import classes from './person.module.css';

/** The decisions that count against a person, and the usual next action. */
export function Strikes({ found }: { found: Case }) {
  const { person, decisions, strikeDays, suggestion } = found;
  const { person: m } = messages;
  if (!person) return null;
  const strikes = decisions.filter((decision) => isCounted(decision, strikeDays));
  return (
    <section aria-label={m.strikes}>
      <h3 className="mb-1.5 heading-bold">{m.strikes}</h3>
      {strikes.length > 0 && (
        <ol className={`grid list-none gap-3 ${classes.strikes}`}>
          {strikes.map(({ _id, action, at, reason }) => (
            <li className={`relative ${classes.item}`} key={_id} data-action={action}>
              <p className="flex justify-between gap-2">
                <b>{actions[action].past}</b>
                <time className="flex-none text-xs text-faint" dateTime={at}>
                  {formatDate(at)}
                </time>
              </p>
              {reason && <p className="text-muted">{reason}</p>}
            </li>
          ))}
        </ol>
      )}
      {suggestion ? (
        <p className="mt-2.5 flex gap-2.5 rounded-md bg-warning-soft px-4 py-3">
          <IconScale className="flex-none text-warning" size={18} stroke={1.75} aria-hidden />
          <span>
            {m.suggestion({
              strikes: person.strikes,
              days: strikeDays,
              type: suggestion.problem_type && typeTexts[suggestion.problem_type],
              step: stepOf(suggestion),
            })}{' '}
            <Link className="font-semibold underline" to="/desk/ladder">
              {m.ladder}
            </Link>
          </span>
        </p>
      ) : (
        strikes.length === 0 && (
          <p className="text-sm font-normal text-muted">{m.noStrikes({ days: strikeDays })}</p>
        )
      )}
    </section>
  );
}

const isCounted = (
  { strikes, at, undoneAt, reversedAt }: Case['decisions'][number],
  days: number,
) => strikes > 0 && !undoneAt && !reversedAt && Date.parse(at) > Date.now() - days * 86_400_000;

function stepOf({ action, days }: Suggestion) {
  const { length } = messages.person;
  return say(actions[action].step, { length: length({ days: days ?? 0 }) });
}
