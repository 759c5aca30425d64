import type { Case } from '@kindred/contract/desk';
import type { LadderStep } from '@kindred/contract/desk/decisions';
import { IconScale } from '@tabler/icons-react';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/desk.ts';
import classes from './person.module.css';

/** The decisions that count against a person, and what is usual next. */
export function Strikes({ found: { person, decisions, suggestion } }: { found: Case }) {
  const { person: m, done } = messages;
  if (!person) return null;
  const strikes = decisions.filter(
    ({ strikes: number, undoneAt, reversedAt }) => number > 0 && !undoneAt && !reversedAt,
  );
  return (
    <section aria-label={m.strikes}>
      <h3>{m.strikes}</h3>
      {strikes.length > 0 && (
        <ol className={classes.strikes}>
          {strikes.map(({ _id, action, at, reason }) => (
            <li key={_id} data-action={action}>
              <p>
                <b>{done[action]}</b>
                <time dateTime={at}>{formatDate(at)}</time>
              </p>
              {reason && <p className={classes.reason}>{reason}</p>}
            </li>
          ))}
        </ol>
      )}
      {suggestion ? (
        <p className={classes.rule}>
          <IconScale size={18} stroke={1.75} aria-hidden />
          <span>{m.suggestion(person.strikes, stepOf(suggestion))}</span>
        </p>
      ) : (
        strikes.length === 0 && <p className={classes.quiet}>{m.noStrikes}</p>
      )}
    </section>
  );
}

function stepOf({ action, days }: LadderStep) {
  const { steps } = messages.person;
  return action === 'suspend' ? steps.suspend(days ?? 0) : steps[action];
}
