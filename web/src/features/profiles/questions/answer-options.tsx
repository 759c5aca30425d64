import { IconCheck } from '@tabler/icons-react';
import { messages as m } from '#texts/questions.ts';
import classes from './answer-options.module.css';

interface Props {
  answers: readonly string[];
  mine: number | undefined;
  onAnswer: (choice: number) => void;
}

/** One tap answers. Buttons, because the arrow keys would answer on their way through radio buttons. */
export function AnswerOptions({ answers, mine, onAnswer }: Props) {
  return (
    <fieldset
      className={`grid gap-3 p-0 min-w-0 border-0 two-columns ${classes.options}`}
      aria-label={m.choose}
      data-three={answers.length === 3 || undefined}
    >
      {answers.map((answer, index) => (
        <button
          key={answer}
          type="button"
          className={`row gap-4 rounded-xl color-inherit text-start clickable p-strip ${classes.option}`}
          aria-pressed={mine === index}
          onClick={() => onAnswer(index)}
        >
          <kbd className={`key flex-none bg-surface muted ${classes.key}`} aria-hidden="true">
            {index + 1}
          </kbd>
          <span className={classes.answer}>{answer}</span>
          <span className={`grid flex-none place-center round ${classes.tick}`}>
            <IconCheck size={16} stroke={2.6} aria-hidden />
          </span>
        </button>
      ))}
    </fieldset>
  );
}
