import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconArrowLeft } from '@tabler/icons-react';
import { messages as m } from '../../../lib/messages/questions.ts';
import classes from './question-actions.module.css';

interface Props {
  answered: boolean;
  saved: boolean;
  waiting: boolean;
  hasPrevious: boolean;
  onWait: () => void;
  onNext: () => void;
  onBack: () => void;
}

export function QuestionActions({ answered, saved, waiting, hasPrevious, ...on }: Props) {
  return (
    <div className={classes.actions}>
      <div className={classes.state}>
        <output>
          {waiting && <CountdownRing />}
          {answered ? (saved ? m.saved : m.saving) : m.oneTap} {waiting && m.soon}
        </output>
        {waiting && (
          <Button variant="subtle" color="ink" size="compact-md" onClick={on.onWait}>
            {m.wait}
          </Button>
        )}
      </div>
      <div className={classes.buttons}>
        {hasPrevious && (
          <div className={classes.back}>
            <Button
              variant="subtle"
              color="ink"
              size="lg"
              radius={999}
              leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
              onClick={on.onBack}
            >
              {m.back}
            </Button>
            <kbd aria-hidden="true">{m.keys.back}</kbd>
          </div>
        )}
        {answered && (
          <div className={classes.next}>
            <Button size="lg" radius={999} onClick={on.onNext}>
              {m.next}
            </Button>
            <kbd aria-hidden="true">{m.keys.next}</kbd>
          </div>
        )}
        {!answered && (
          <div className={classes.skip}>
            <Button variant="subtle" color="ink" size="lg" radius={999} onClick={on.onNext}>
              {m.skip}
            </Button>
            <kbd aria-hidden="true">{m.keys.skip}</kbd>
          </div>
        )}
      </div>
    </div>
  );
}

/** Fills while the next question waits. */
function CountdownRing() {
  return (
    <svg className={classes.ring} width={20} height={20} viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="8.5" />
      <circle cx="10" cy="10" r="8.5" pathLength="1" />
    </svg>
  );
}
