import { messages as m } from '#texts/questions.ts';
import options from './answer-options.module.css';
import actions from './question-actions.module.css';
import card from './question-card.module.css';
import classes from './question-skeleton.module.css';

/** The card of a question before it is there, with the lines of its words, and the button below it. */
export const QuestionSkeleton = () => (
  <output className="flex flex-1 flex-col" aria-label={m.loading}>
    <span
      className={`relative flex flex-col rounded-4xl bg-raised shadow-3 ${card.card}`}
      aria-hidden
    >
      <span className={`block flex-1 ${card.ask}`}>
        <i className={`block rounded-md bg-skeleton ${classes.question}`} />
        <span className={`grid grid-cols-2 gap-3 ${options.options}`}>
          {[1, 2, 3, 4].map((answer) => (
            <i
              key={answer}
              className={`flex items-center gap-3 rounded-xl px-5 py-3 ${options.option}`}
            >
              <i className={`rounded-sm bg-skeleton ${classes.answer}`} />
              <i className={`ms-auto flex-none rounded-full ${classes.ring}`} />
            </i>
          ))}
        </span>
        <span className="mt-3.5 flex min-h-11 items-center gap-2.5">
          <i className={`flex-none rounded-full bg-skeleton ${classes.switch}`} />
          <i className={`rounded-sm bg-skeleton ${classes.answer}`} />
        </span>
      </span>
      <span className={`flex items-center border-t border-line max-tablet:hidden ${card.coming}`}>
        <i className={`rounded-sm bg-skeleton ${classes.coming}`} />
      </span>
    </span>
    <span className={`flex items-center justify-between gap-3 pt-5 ${actions.actions}`} aria-hidden>
      <span className={`flex items-center ${actions.status}`}>
        <i className={`rounded-sm bg-skeleton ${classes.answer}`} />
      </span>
      <span className={`flex gap-3 ${actions.buttons}`}>
        <i className={`rounded-full bg-skeleton ${classes.skip}`} />
      </span>
    </span>
  </output>
);
