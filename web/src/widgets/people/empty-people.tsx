import type { ReactNode } from 'react';
import { Arches } from '../../ui/pages/arches.tsx';
import classes from './empty-people.module.css';

interface Props {
  title: string;
  about: string;
  /** What the member can do about it. */
  children?: ReactNode;
  /** Instead of the drawn people. */
  art?: ReactNode;
}

/** Says that a list of people is empty, why, and what to do. */
export function EmptyPeople({ title, about, children, art }: Props) {
  return (
    <section
      className={`flex wrap items-end between overflow-hidden rounded-4xl bg-brand-soft ${classes.empty}`}
      aria-label={title}
    >
      <div className={`grid justify-items-start gap-3 self-center ${classes.texts}`}>
        <h2 className={`tight-15 balance ${classes.heading}`}>{title}</h2>
        <p className="muted text-lg pretty max-w-text">{about}</p>
        {children && <div className="flex wrap gap-3 mt-2">{children}</div>}
      </div>
      {art ?? <Arches className={classes.arches} />}
    </section>
  );
}
