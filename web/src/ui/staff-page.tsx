import type { ReactNode } from 'react';
import classes from './staff-page.module.css';

interface Props {
  title: string;
  /** The content at the top, with the heading, if it is more than the title. */
  head?: ReactNode;
  children: ReactNode;
}

export function StaffPage({ title, head, children }: Props) {
  return (
    <div className={`grid one-column gap-4 m-auto ${classes.page}`}>
      {head ?? <h1>{title}</h1>}
      {children}
    </div>
  );
}
