import cards from '../lists/cards.module.css';
import classes from './skeleton-rows.module.css';

interface Props {
  count: number;
  label: string;
}

/** Placeholder people of a grid. */
export function SkeletonCards({ count, label }: Props) {
  return (
    <output className={`grid ${cards.cards}`}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, card) => (
        <span key={card} className="grid content-start gap-2-5" aria-hidden>
          <i className={`rounded-2xl portrait w-full bg-skeleton ${cards.picture}`} />
          <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
          <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
        </span>
      ))}
    </output>
  );
}
