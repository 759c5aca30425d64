import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './list-table.module.css';

export interface Column<S extends string> {
  name: string;
  label: string;
  /** Absent if no one sorts by it. */
  sort?: S | undefined;
  /** The columns that move into this one on a narrow screen. */
  folded?: readonly Column<S>[];
}

export interface Order<S extends string> {
  sort: S;
  order: 'asc' | 'desc';
  /** The order that a column begins with. */
  firstOrder: (sort: S) => 'asc' | 'desc';
}

interface Props<S extends string> {
  column: Column<S>;
  order: Order<S>;
  onSort: (sort: S, order: 'asc' | 'desc') => void;
}

export function ColumnHeader<S extends string>({ column, order, onSort }: Props<S>) {
  const { name, folded = [] } = column;
  const active = [column, ...folded].some(({ sort }) => sort === order.sort);
  return (
    <th
      className={`sticky bg-surface ${classes.headCell}`}
      scope="col"
      data-column={name}
      {...(active && { 'aria-sort': order.order === 'asc' ? 'ascending' : 'descending' })}
    >
      <ColumnLabel column={column} order={order} onSort={onSort} />
      {folded.length > 0 && (
        <small className={classes.note} data-narrow data-sorts={Boolean(column.sort) || undefined}>
          {folded.map((each, index) => (
            <span key={each.name}>
              {index > 0 && ', '}
              <ColumnLabel column={each} order={order} onSort={onSort} />
            </span>
          ))}
        </small>
      )}
    </th>
  );
}

function ColumnLabel<S extends string>({ column: { label, sort }, order, onSort }: Props<S>) {
  if (!sort) return label;
  const active = order.sort === sort;
  const Arrow = order.order === 'asc' ? IconArrowUp : IconArrowDown;
  const opposite = order.order === 'asc' ? 'desc' : 'asc';
  return (
    <button
      type="button"
      className="inline-flex min-h-8 cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-inherit hover:text-ink"
      onClick={() => onSort(sort, active ? opposite : order.firstOrder(sort))}
    >
      {label}
      {active && <Arrow size={14} stroke={2} aria-hidden />}
    </button>
  );
}
