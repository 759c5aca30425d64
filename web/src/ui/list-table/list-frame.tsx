import type { ReactNode } from 'react';
import { messages as lists } from '#texts/lists.ts';
import { Button } from '../buttons/button.tsx';
import classes from './list-table.module.css';

interface Props {
  label?: string;
  /** The rows belong to an earlier filter, while those of the current one are loading. */
  stale: boolean;
  /** What an empty list says, or null if it is not empty. */
  none: string | null;
  /** Absent if nothing is filtered. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame around a list of staff: a table, or on a phone a list. */
export function ListFrame({ label, stale, none, onClear, children }: Props) {
  return (
    <section
      className={`rounded-md border border-line bg-surface ${classes.frame}`}
      aria-label={label}
      aria-busy={stale}
      data-stale={stale || undefined}
    >
      {children}
      {none !== null && (
        <div className="grid justify-items-center gap-4 px-5 py-12 text-center text-muted">
          <p>{none}</p>
          {onClear && (
            <Button look="plain" onClick={onClear}>
              {lists.clearFilters}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
