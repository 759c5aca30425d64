import classes from './today.module.css';

/** The card of a question before it is there: its title, its words and its answers. */
export const QuestionSkeleton = () => (
  <div className={classes.block} aria-hidden>
    <div className="row min-h-target mb-1-5">
      <i className={`rounded-sm bg-skeleton ${classes.title}`} />
    </div>
    <div className={`border-line rounded-xl bg-surface p-5 ${classes.box}`}>
      <i className={`block rounded-sm bg-skeleton ${classes.question} ${classes.words}`} />
      <div className="grid gap-2">
        {[1, 2, 3, 4].map((choice) => (
          <i key={choice} className={`border-line ${classes.choice}`} />
        ))}
      </div>
    </div>
  </div>
);
