import { messages as m } from '../../lib/messages/user-admin.ts';
import classes from './users-page.module.css';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** A skeleton of the list. */
export function UsersSkeleton() {
  return (
    <>
      <output className={`row wrap muted text-sm tabular ${classes.above}`}>{m.loading}</output>
      <div className={`grid border-line rounded-md bg-surface ${classes.skeleton}`} aria-hidden>
        {rows.map((row) => (
          <div className={`row gap-4 h-target border-bottom-soft px-5 ${classes.group}`} key={row}>
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
