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
    <div className={`mx-auto grid grid-cols-1 gap-4 ${classes.page}`}>
      {head ?? (
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className={`content-center tracking-snug title-sm ${classes.title}`}>{title}</h1>
          {aside}
        </header>
      )}
      {children}
    </div>
  );
}
