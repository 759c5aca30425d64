import classes from './list-skeleton.module.css';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** A skeleton of a list: rows, and on a phone cards. */
export function ListSkeleton({ loading }: { loading: string }) {
  return (
    <>
      <output className="muted text-sm min-h-32">{loading}</output>
      <div className={`grid border-line rounded-md bg-surface ${classes.skeleton}`} aria-hidden>
        {rows.map((row) => (
          <div className={`row gap-5 h-target border-bottom-soft px-5 ${classes.group}`} key={row}>
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
