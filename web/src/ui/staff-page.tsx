import type { ReactNode } from 'react';
import classes from './staff-page.module.css';

export function StaffPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
