import type { OwnUser } from '@kindred/contract/members';
import { IconCircleCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useOwnFields } from '../../api/own-fields.ts';
import { useAnswers } from '../../api/profiles/answers.ts';
import { messages } from '#texts/profiles.ts';
import progress from '../../ui/states/progress.module.css';
import column from '../../ui/pages/column.module.css';
import {
  enoughAnswers,
  enoughFacts,
  isDone,
  optionalParts,
  requiredParts,
} from '../../lib/facts/completeness.ts';
import { config } from '../../lib/calls/config.ts';
import classes from './profile-page.module.css';

/** First counts what others need to find the member, then everything, and names the next thing to add. */
export function CompletenessMeter({ user }: { user: OwnUser }) {
  const { own: m } = messages;
  const { data: answers = [] } = useAnswers();
  const facts = useEnoughFacts(user);
  const label = useId();
  const required = requiredParts.map((name) => ({ name, done: isDone[name](user) }));
  const parts = [
    ...required,
    ...optionalParts.map((name) => ({ name, done: isDone[name](user) })),
    { name: 'questions' as const, done: answers.length >= enoughAnswers },
    ...(facts === null ? [] : [{ name: 'facts' as const, done: facts }]),
  ];
  const next = parts.find((part) => !part.done);
  const counted = required.every(({ done }) => done) ? parts : required;
  const done = counted.filter((part) => part.done).length;
  if (!next) {
    return (
      <p className="flex min-h-13 basis-full items-center gap-2 text-muted">
        <IconCircleCheck className="flex-none text-success" size={18} stroke={1.75} aria-hidden />{' '}
        {m.allDone}
      </p>
    );
  }
  return (
    <div className={`grid min-h-13 basis-full content-center items-center ${classes.meter}`}>
      <strong id={label}>
        {counted === required
          ? m.needed({ done, all: counted.length })
          : m.better({ percent: Math.round((100 * done) / counted.length) })}
      </strong>
      <progress
        className={`w-full appearance-none overflow-hidden rounded-sm border-0 bg-muted-soft ${progress.progress}`}
        aria-labelledby={label}
        value={done}
        max={counted.length}
      />
      <p className={`col-span-full basis-full ${column.quiet}`}>{m.next[next.name]}</p>
    </div>
  );
}

const hour = 3_600_000;

/** Null while no one is asked for them, such as in their first hour. What is sensitive is never asked for. */
function useEnoughFacts({ createdAt }: OwnUser) {
  const [now] = useState(() => Date.now());
  const enabled = config.fields.any && now - Date.parse(createdAt) > hour;
  const { data } = useOwnFields({ enabled });
  if (!enabled || !data) return null;
  const asked = data.fields.filter(({ sensitive }) => !sensitive);
  const filled = asked.filter(({ number }) => data.values.some(({ field }) => field === number));
  return filled.length >= Math.min(enoughFacts, asked.length);
}
