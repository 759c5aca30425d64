import type { ReactNode } from 'react';
import classes from './staff-page.module.css';

interface Props {
  title: string;
  /** The content at the top, with the heading, if it is more than the title. */
  head?: ReactNode;
  /** Beside the title: what the page counts, and its pages. */
  aside?: ReactNode;
  children: ReactNode;
}

export function StaffPage({ title, head, aside, children }: Props) {
  return (
    <div className={`grid one-column gap-4 m-auto ${classes.page}`}>
      {head ?? (
        <header className="row wrap between gap-2-by-4">
          <h1 className={`content-center tight-15 title-sm ${classes.title}`}>{title}</h1>
          {aside}
        </header>
      )}
      {children}
    </div>
  );
}
