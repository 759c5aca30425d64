import { messages as m } from '#texts/questions.ts';
import options from './answer-options.module.css';
import card from './question-card.module.css';
import classes from './question-skeleton.module.css';

/** The card of a question before it is there, with the lines of its words. */
export const QuestionSkeleton = () => (
  <output
    className={`flex column bg-raised shadow-3 relative rounded-4xl ${card.card}`}
    aria-label={m.loading}
  >
    <span className={`block ${card.ask}`} aria-hidden>
      <i className={`block rounded-md bg-skeleton ${classes.question}`} />
      <span className={`grid gap-3 two-columns ${options.options}`}>
        {[1, 2, 3, 4].map((answer) => (
          <i key={answer} className={`row rounded-xl p-strip ${options.option}`}>
            <i className={`rounded-sm bg-skeleton ${classes.answer}`} />
          </i>
        ))}
      </span>
    </span>
  </output>
);
