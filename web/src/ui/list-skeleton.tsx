import classes from './list-skeleton.module.css';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** A skeleton of a list: rows, and on a phone cards. */
export function ListSkeleton({ loading }: { loading: string }) {
  return (
    <>
      <output className={classes.loading}>{loading}</output>
      <div className={classes.skeleton} aria-hidden>
        {rows.map((row) => (
          <div className={`row gap-5 h-target ${classes.group}`} key={row}>
            <i className={classes.mark} />
            <i className={classes.mark} />
            <i className={classes.mark} />
            <i className={classes.mark} />
            <i className={classes.mark} />
          </div>
        ))}
      </div>
    </>
  );
}
