import type { OwnUser } from '@kindred/contract/members';
import { useId } from 'react';
import { messages } from '../../lib/messages/profiles.ts';
import { isDone, stepNames } from './profile-draft.ts';
import column from '../../ui/column.module.css';
import classes from './profile-page.module.css';
import { useAnswers } from '../../api/profiles/answers.ts';

/** Fewer answers than this say little about two people. */
const enoughAnswers = 5;

/** How complete a profile is, and the next thing to add. */
export function CompletenessMeter({ user }: { user: OwnUser }) {
  const { own: m } = messages;
  const { data: answers = [] } = useAnswers();
  const label = useId();
  const parts = [
    ...stepNames.map((name) => ({ name, done: isDone[name](user) })),
    { name: 'questions' as const, done: answers.length >= enoughAnswers },
  ];
  const done = parts.filter((part) => part.done).length;
  const next = parts.find((part) => !part.done);
  return (
    <div className={classes.meter}>
      <strong id={label}>{m.meter(Math.round((100 * done) / parts.length))}</strong>
      <progress aria-labelledby={label} value={done} max={parts.length} />
      <p className={column.quiet}>{next ? m.next[next.name] : m.allDone}</p>
    </div>
  );
}
