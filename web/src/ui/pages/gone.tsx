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
      className={`grid justify-items-center content-center gap-3 m-auto text-center ${classes.gone}`}
      aria-label={title}
      data-gone
    >
      <span className={`flex items-end gap-3 ${classes.arches}`} aria-hidden>
        <i className={classes.arch} />
        <i className={`overflow-hidden ${classes.arch}`}>
          <svg className={`block w-full h-full ${classes.person}`} viewBox="0 0 64 96">
            <circle cx="32" cy="46" r="14" />
            <path d="M6 96c0-18 10-30 26-30s26 12 26 30" />
          </svg>
        </i>
        <i className={classes.arch} />
      </span>
      <h1 className="tight-15 balance title-sm">{title}</h1>
      <p className="muted text-lg pretty max-w-text">{about}</p>
      <div className="grid gap-3 justify-items-center mt-2">{children}</div>
    </section>
  );
}
