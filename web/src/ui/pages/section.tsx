import type { ReactNode } from 'react';
import column from './column.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A part of a member's page with a heading. */
export function Section({ title, children }: Props) {
  return (
    <section className={`grid gap-4 border-t border-line ${column.section}`} aria-label={title}>
      <h2 className="title-xs">{title}</h2>
      {children}
    </section>
  );
}
