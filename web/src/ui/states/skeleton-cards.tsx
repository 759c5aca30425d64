import cards from '../lists/cards.module.css';
import classes from './skeleton-cards.module.css';

interface Props {
  count: number;
  label: string;
  /** The lines between the picture and the button. */
  lines?: number;
}

/** Placeholder people of a grid. */
export function SkeletonCards({ count, label, lines = 2 }: Props) {
  return (
    <output className={`grid ${cards.cards}`}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, card) => (
        <span key={card} className="grid content-start gap-2.5" aria-hidden>
          <i className={`aspect-portrait w-full rounded-2xl bg-skeleton ${cards.picture}`} />
          {Array.from({ length: lines }, (__, line) => (
            <i key={line} className={`rounded-sm bg-skeleton ${classes.line}`} />
          ))}
          <i className="h-11 w-full rounded-full bg-skeleton" />
        </span>
      ))}
    </output>
  );
}
