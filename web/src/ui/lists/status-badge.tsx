import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type Kind = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'gold';

/** A status as a word. The colour only repeats the word. */
export function StatusBadge({
  kind,
  title,
  children,
}: {
  kind: Kind;
  title?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm bg-muted-soft text-xs font-semibold whitespace-nowrap text-muted ${classes.kind} ${classes.badge}`}
      data-kind={kind}
      title={title}
    >
      {children}
    </span>
  );
}
