import type { ReactNode } from 'react';
import classes from './gone.module.css';

interface Props {
  title: string;
  about: string;
  /** One way on. */
  children: ReactNode;
}

/** The page of something that is no longer here. It says what happened, and never who did it. */
export function Gone({ title, about, children }: Props) {
  return (
    <section
      className={`mx-auto grid content-center justify-items-center gap-3 text-center ${classes.gone}`}
      aria-label={title}
      data-gone
    >
      <span className={`flex items-end gap-3 ${classes.arches}`} aria-hidden>
        <i className={classes.arch} />
        <i className={`overflow-hidden ${classes.arch}`}>
          <svg className={`block h-full w-full ${classes.person}`} viewBox="0 0 64 96">
            <circle cx="32" cy="46" r="14" />
            <path d="M6 96c0-18 10-30 26-30s26 12 26 30" />
          </svg>
        </i>
        <i className={classes.arch} />
      </span>
      <h1 className="tracking-snug text-balance title-sm">{title}</h1>
      <p className="max-w-text text-lg text-pretty text-muted">{about}</p>
      <div className="mt-2 grid justify-items-center gap-3">{children}</div>
    </section>
  );
}
