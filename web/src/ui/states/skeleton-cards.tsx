import classes from './skeleton-rows.module.css';

interface Props {
  count: number;
  label: string;
}

/** Placeholder people of a grid. */
export function SkeletonCards({ count, label }: Props) {
  return (
    <output className={`grid ${classes.cards}`}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, card) => (
        <span key={card} className={`grid content-start gap-2-5 ${classes.bars}`} aria-hidden>
          <i className={`rounded-2xl portrait ${classes.picture}`} />
          <i className={`rounded-sm ${classes.bar}`} />
          <i className={`rounded-sm ${classes.bar}`} />
        </span>
      ))}
    </output>
  );
}
