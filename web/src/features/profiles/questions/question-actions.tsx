import { savedText } from '../../../lib/facts/counting-from.ts';
import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { IconArrowLeft } from '@tabler/icons-react';
import { messages as m } from '#texts/questions.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './question-actions.module.css';

interface Props {
  given: GivenAnswer | undefined;
  saved: boolean;
  waiting: boolean;
  hasPrevious: boolean;
  onWait: () => void;
  onNext: () => void;
  onBack: () => void;
}

export function QuestionActions({ given, saved, waiting, hasPrevious, ...on }: Props) {
  return (
    <div className={`flex items-center justify-between gap-3 pt-5 ${classes.actions}`}>
      <div
        className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted ${classes.status}`}
      >
        <output className="flex items-center gap-2.5">
          {waiting && <CountdownRing />}
          {given ? (saved ? savedText(given.countsAt) : m.saving) : m.oneTap} {waiting && m.soon}
        </output>
        {waiting && (
          <Button look="quiet" size="inline" onClick={on.onWait}>
            {m.wait}
          </Button>
        )}
      </div>
      <div className={`flex gap-3 ${classes.buttons}`}>
        {hasPrevious && (
          <Button
            look="quiet"
            size="lg"
            icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
            after={
              <kbd className={`key ${classes.key}`} aria-hidden>
                {m.keys.back}
              </kbd>
            }
            onClick={on.onBack}
          >
            {m.back}
          </Button>
        )}
        {given ? (
          <Button
            className={classes.next}
            size="lg"
            after={
              <kbd className={`key ${classes.key}`} aria-hidden>
                {m.keys.next}
              </kbd>
            }
            onClick={on.onNext}
          >
            {m.next}
          </Button>
        ) : (
          <Button
            className={classes.skip}
            look="plain"
            size="lg"
            after={
              <kbd className={`key ${classes.key}`} aria-hidden>
                {m.keys.skip}
              </kbd>
            }
            onClick={on.onNext}
          >
            {m.skip}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Fills while the next question waits. */
function CountdownRing() {
  return (
    <svg
      className={`flex-none ${classes.ring}`}
      width={20}
      height={20}
      viewBox="0 0 20 20"
      aria-hidden
    >
      <circle className={classes.circle} cx="10" cy="10" r="8.5" />
      <circle className={classes.circle} cx="10" cy="10" r="8.5" pathLength="1" />
    </svg>
  );
}
