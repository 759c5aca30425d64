import type { ReactNode } from 'react';
import classes from './data-table.module.css';

interface Props {
  label: string;
  columns: readonly string[];
  /** On a phone each row is a block, in which each cell shows its `data-label`. */
  stacks?: boolean;
  /** All columns but the first are numbers. */
  numeric?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A table that scrolls horizontally if the screen is too narrow. */
export function DataTable({ label, columns, stacks, numeric, children }: Props) {
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table
        className={`w-full text-sm tabular-nums ${classes.table}`}
        data-stacks={stacks || undefined}
        data-numeric={numeric || undefined}
      >
        <thead className={classes.headRows}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
