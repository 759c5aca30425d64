import card from './deck-card.module.css';
import classes from './card-skeleton.module.css';

/** A card before the first person is there: its picture and the lines of its words. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <output
      className={`grid one-column overflow-hidden absolute inset-0 ${card.card} ${classes.skeleton}`}
      aria-label={label}
    >
      <i className={`min-h-0 ${classes.picture}`} />
      <span className={`flex column min-w-0 overflow-hidden ${card.info}`} aria-hidden>
        <i className={`rounded-md ${classes.bar}`} />
        <i className={`rounded-sm ${classes.bar}`} />
        <i className={`rounded-sm ${classes.bar}`} />
        <i className={`rounded-sm ${classes.bar}`} />
        <i className={`rounded-sm hide-below-tablet ${classes.bar} ${classes.prompt}`} />
        <i className={`rounded-sm hide-below-tablet ${classes.bar} ${classes.prompt}`} />
      </span>
    </output>
  );
}
