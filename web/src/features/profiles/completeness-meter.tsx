import type { OwnUser } from '@kindred/contract/members';
import { IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useAnswers } from '../../api/profiles/answers.ts';
import { messages } from '#texts/profiles.ts';
import progress from '../../ui/states/progress.module.css';
import column from '../../ui/pages/column.module.css';
import {
  enoughAnswers,
  isDone,
  optionalParts,
  requiredParts,
} from '../../lib/facts/completeness.ts';
import classes from './profile-page.module.css';

/** First counts what others need to find the member, then everything, and names the next thing to add. */
export function CompletenessMeter({ user }: { user: OwnUser }) {
  const { own: m } = messages;
  const { data: answers = [] } = useAnswers();
  const label = useId();
  const required = requiredParts.map((name) => ({ name, done: isDone[name](user) }));
  const parts = [
    ...required,
    ...optionalParts.map((name) => ({ name, done: isDone[name](user) })),
    { name: 'questions' as const, done: answers.length >= enoughAnswers },
  ];
  const next = parts.find((part) => !part.done);
  const counted = required.every(({ done }) => done) ? parts : required;
  const done = counted.filter((part) => part.done).length;
  if (!next) {
    return (
      <p className="row gap-2 muted basis-full">
        <IconCircleCheck className="flex-none color-success" size={18} stroke={1.75} aria-hidden />{' '}
        {m.allDone}
      </p>
    );
  }
  return (
    <div className={`grid items-center basis-full ${classes.meter}`}>
      <strong id={label}>
        {counted === required
          ? m.needed(done, counted.length)
          : m.better(Math.round((100 * done) / counted.length))}
      </strong>
      <progress
        className={`w-full border-0 bg-muted-soft overflow-hidden no-appearance rounded-sm ${progress.progress}`}
        aria-labelledby={label}
        value={done}
        max={counted.length}
      />
      <p className={`full-row basis-full ${column.quiet}`}>{m.next[next.name]}</p>
    </div>
  );
}
