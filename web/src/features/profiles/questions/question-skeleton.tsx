import { messages as m } from '#texts/questions.ts';
import options from './answer-options.module.css';
import actions from './question-actions.module.css';
import card from './question-card.module.css';
import classes from './question-skeleton.module.css';

/** The card of a question before it is there, with the lines of its words, and the button below it. */
export const QuestionSkeleton = () => (
  <output className="flex column flex-1" aria-label={m.loading}>
    <span
      className={`flex column bg-raised shadow-3 relative rounded-4xl ${card.card}`}
      aria-hidden
    >
      <span className={`block flex-1 ${card.ask}`}>
        <i className={`block rounded-md bg-skeleton ${classes.question}`} />
        <span className={`grid gap-3 two-columns ${options.options}`}>
          {[1, 2, 3, 4].map((answer) => (
            <i key={answer} className={`row gap-3 rounded-xl p-strip ${options.option}`}>
              <i className={`rounded-sm bg-skeleton ${classes.answer}`} />
              <i className={`flex-none round push-end ${classes.ring}`} />
            </i>
          ))}
        </span>
        <span className="row gap-2-5 min-h-target mt-3-5">
          <i className={`flex-none rounded-full bg-skeleton ${classes.switch}`} />
          <i className={`rounded-sm bg-skeleton ${classes.answer}`} />
        </span>
      </span>
      <span className={`row border-top hide-below-tablet ${card.coming}`}>
        <i className={`rounded-sm bg-skeleton ${classes.coming}`} />
      </span>
    </span>
    <span className={`row between gap-3 pt-5 ${actions.actions}`} aria-hidden>
      <span className={`row ${actions.status}`}>
        <i className={`rounded-sm bg-skeleton ${classes.answer}`} />
      </span>
      <span className={`flex gap-3 ${actions.buttons}`}>
        <i className={`rounded-full bg-skeleton ${classes.skip}`} />
      </span>
    </span>
  </output>
);
