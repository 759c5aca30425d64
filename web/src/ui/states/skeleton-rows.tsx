import classes from './skeleton-rows.module.css';

interface Props {
  count: number;
  label: string;
  /** Each begins with a face, and ends with a time. */
  faces?: boolean;
}

/** Placeholder rows of a list, as high as the real ones. */
export function SkeletonRows({ count, label, faces = false }: Props) {
  return (
    <output className="grid">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className={`flex items-center gap-3 ${classes.row}`} aria-hidden>
          {faces && <i className={`flex-none rounded-full bg-skeleton ${classes.face}`} />}
          <span className="grid flex-1 content-center gap-2">
            <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
            <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
          </span>
          {faces && <i className={`flex-none rounded-sm bg-skeleton ${classes.time}`} />}
        </span>
      ))}
    </output>
  );
}
