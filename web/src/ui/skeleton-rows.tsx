import classes from './skeleton-rows.module.css';

/** Placeholder rows of a list, as high as the real ones. */
export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <output className="grid">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className={`grid content-center gap-2 ${classes.row}`} aria-hidden>
          <i className={`rounded-sm ${classes.bar}`} />
          <i className={`rounded-sm ${classes.bar}`} />
        </span>
      ))}
    </output>
  );
}
