import classes from './skeleton-rows.module.css';

/** Rows of a list before they are there, as high as they will be. */
export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <output className={classes.rows}>
      <span className={classes.label}>{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className={classes.row} aria-hidden>
          <i />
          <i />
        </span>
      ))}
    </output>
  );
}
