import { messages as m } from '../../lib/messages/user-admin.ts';
import classes from './users-page.module.css';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** A skeleton of the list. */
export function UsersSkeleton() {
  return (
    <>
      <output className={classes.above}>{m.loading}</output>
      <div className={classes.skeleton} aria-hidden>
        {rows.map((row) => (
          <div className={`row gap-4 h-target ${classes.group}`} key={row}>
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
