import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import type { Importance } from '@kindred/contract/profiles/questions';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { messages as m } from '#texts/questions.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import classes from './accepted-answers.module.css';
import { withAccepted } from '../../../lib/calls/answer.ts';

interface Props {
  answers: readonly string[];
  given: GivenAnswer;
  onChange: (given: GivenAnswer) => void;
  /** The reader is busy here, so the next question has to wait. */
  onTouch: () => void;
}

const importances = Object.entries(m.importances).map(([value, label]) => ({
  value: value as Importance,
  label,
}));

/** Appears after the answer: which answers of others are accepted, and how much it matters. */
export function AcceptedAnswers({ answers, given, onChange, onTouch }: Props) {
  const [lastOne, setLastOne] = useState(false);
  function toggle(choice: number) {
    const changed = withAccepted(given, choice);
    setLastOne(changed === null);
    if (changed) onChange(changed);
  }
  return (
    <div
      className={`grid border-t border-line ${classes.tune}`}
      onPointerDown={onTouch}
      onFocus={onTouch}
    >
      <fieldset className={`m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0 ${classes.accepted}`}>
        <legend className="mb-3 p-0 heading">{m.accepted}</legend>
        {answers.map((answer, index) => (
          <button
            key={answer}
            type="button"
            className={`inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-full bg-surface text-start text-inherit ${classes.chip}`}
            aria-pressed={given.accepted.includes(index)}
            onClick={() => toggle(index)}
          >
            <IconCheck
              className={`hidden flex-none ${classes.icon}`}
              size={16}
              stroke={2.4}
              aria-hidden
            />
            {answer}
          </button>
        ))}
        <output className="basis-full text-sm text-muted empty:hidden">
          {lastOne && m.oneAccepted}
        </output>
      </fieldset>
      <Segments
        legend={m.importance}
        options={importances}
        value={given.importance}
        onChange={(importance) => onChange({ ...given, importance })}
      />
    </div>
  );
}
