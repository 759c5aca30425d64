import classes from './photo-marks.module.css';

/** One mark for each photo at the upper edge of the picture, which says which of them is shown. */
export function PhotoMarks({ count, index }: { count: number; index: number }) {
  if (count < 2) return null;
  return (
    <div className={`pointer-events-none absolute z-1 flex gap-1 ${classes.marks}`} aria-hidden>
      {Array.from({ length: count }, (_, number) => (
        <i
          className={`flex-1 rounded-xs ${classes.mark}`}
          key={number}
          data-on={number === index || undefined}
        />
      ))}
    </div>
  );
}
