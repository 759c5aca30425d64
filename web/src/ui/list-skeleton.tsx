import classes from './list-skeleton.module.css';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** A skeleton of a list: rows, and on a phone cards. */
export function ListSkeleton({ loading }: { loading: string }) {
  return (
    <>
      <output className="muted text-sm min-h-32">{loading}</output>
      <div className={`grid bg-surface border-line rounded-md ${classes.skeleton}`} aria-hidden>
        {rows.map((row) => (
          <div className={`row gap-5 h-target px-5 border-bottom-soft ${classes.group}`} key={row}>
            <i className={`flex-1 ${classes.mark}`} />
            <i className={`flex-1 ${classes.mark}`} />
            <i className={`flex-1 ${classes.mark}`} />
            <i className={`flex-1 ${classes.mark}`} />
            <i className={`flex-1 ${classes.mark}`} />
          </div>
        ))}
      </div>
    </>
  );
}
