import { messages as m } from '../../lib/messages/reports.ts';
import classes from './reports-skeleton.module.css';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** The list before it is there, in the shape of what comes. */
export function ReportsSkeleton() {
  return (
    <>
      <output className={classes.loading}>{m.loading}</output>
      <div className={classes.skeleton} aria-hidden>
        {rows.map((row) => (
          <div key={row}>
            <i />
            <i />
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </>
  );
}
