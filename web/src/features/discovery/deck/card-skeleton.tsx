import card from './deck-card.module.css';
import classes from './card-skeleton.module.css';

/** A card before the first person is there: its picture and the lines of its words. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <output
      className={`absolute inset-0 grid grid-cols-1 overflow-hidden ${card.card} ${classes.skeleton}`}
      aria-label={label}
    >
      <i className={`min-h-0 ${classes.picture}`} />
      <span className={`flex min-w-0 flex-col overflow-hidden ${card.info}`} aria-hidden>
        <i className={`rounded-md ${classes.bar}`} />
        <i className={`rounded-sm ${classes.bar}`} />
        <i className={`rounded-sm ${classes.bar}`} />
        <i className={`rounded-sm ${classes.bar}`} />
        <i className={`rounded-sm max-tablet:hidden ${classes.bar} ${classes.prompt}`} />
        <i className={`rounded-sm max-tablet:hidden ${classes.bar} ${classes.prompt}`} />
      </span>
    </output>
  );
}
