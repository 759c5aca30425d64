import type { CSSProperties, ReactNode } from 'react';
import dataTable from '../lists/data-table.module.css';
import { type Column, ColumnHeader, type Order } from './column-header.tsx';
import { SelectCell } from './list-row.tsx';
import classes from './list-table.module.css';

interface Props<S extends string> {
  label: string;
  /** The widths of the columns. */
  className?: string | undefined;
  style?: CSSProperties;
  columns: readonly Column<S>[];
  actions: string;
  order: Order<S>;
  onSort: (sort: S, order: 'asc' | 'desc') => void;
  /** Selects every row of the page. Absent for staff without actions for a selection. */
  selectAll?: { label: string; checked: boolean; onChange: () => void } | undefined;
  /** With the header, or -1 if no one knows; absent if all rows are rendered. */
  rowCount?: number;
  /** The body. */
  children: ReactNode;
}

/** A table of staff with a header that stays, whose columns can be sorted by and fold on narrow screens. */
export function ListTable<S extends string>({ label, columns, selectAll, ...props }: Props<S>) {
  return (
    <table
      className={`w-full table-fixed text-sm tabular-nums ${dataTable.table} ${classes.table} ${props.className}`}
      style={props.style}
      aria-label={label}
      aria-rowcount={props.rowCount}
    >
      <thead className={`${classes.head} ${dataTable.headRows}`}>
        <tr>
          {selectAll && <SelectCell {...selectAll} inHead />}
          {columns.map((column) => (
            <ColumnHeader
              key={column.name}
              column={column}
              order={props.order}
              onSort={props.onSort}
            />
          ))}
          <th scope="col" className={`sticky bg-surface ${classes.headCell} ${classes.actions}`}>
            {props.actions}
          </th>
        </tr>
      </thead>
      {props.children}
    </table>
  );
}
