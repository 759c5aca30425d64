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
      className={`grid min-w-0 grid-cols-2 gap-3 border-0 p-0 ${classes.options}`}
      aria-label={m.choose}
      data-three={answers.length === 3 || undefined}
    >
      {answers.map((answer, index) => (
        <button
          key={answer}
          type="button"
          className={`flex cursor-pointer items-center gap-4 rounded-xl px-5 py-3 text-start text-inherit ${classes.option}`}
          aria-pressed={mine === index}
          onClick={() => onAnswer(index)}
        >
          <kbd className={`key flex-none bg-surface text-muted ${classes.key}`} aria-hidden="true">
            {index + 1}
          </kbd>
          <span className={classes.answer}>{answer}</span>
          <span className={`grid flex-none place-items-center rounded-full ${classes.tick}`}>
            <IconCheck size={16} stroke={2.6} aria-hidden />
          </span>
        </button>
      ))}
    </fieldset>
  );
}
