import type { ReactNode } from 'react';
import classes from './list-table.module.css';

interface RowProps {
  id: string;
  /** Counted from 1, which is the header. Absent if all rows are rendered. */
  position?: number;
  selected?: boolean | undefined;
  /** Selects the row, or all up to it. Absent for staff without actions for a selection. */
  onSelect?: ((range: boolean) => void) | undefined;
  selectLabel?: string;
  /** The cells, the last of them `Actions`. */
  children: ReactNode;
}

export function ListRow({ id, position, selected, onSelect, selectLabel, children }: RowProps) {
  return (
    <tr
      className={`focus-visible:-outline-offset-2 ${classes.row}`}
      id={id}
      tabIndex={-1}
      aria-rowindex={position}
      data-selected={selected || undefined}
    >
      {onSelect && (
        <SelectCell label={selectLabel} checked={selected ?? false} onChange={onSelect} />
      )}
      {children}
    </tr>
  );
}

interface SelectProps {
  label: string | undefined;
  checked: boolean;
  onChange: (range: boolean) => void;
  inHead?: boolean;
}

export function SelectCell({ label, checked, onChange, inHead = false }: SelectProps) {
  const place = inHead ? `bg-surface sticky ${classes.headCell}` : classes.bodyCell;
  return (
    <td className={`overflow-hidden ${place} ${classes.select}`}>
      <input
        className="checkbox align-middle"
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) =>
          onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </td>
  );
}

interface CellProps {
  column: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Cell({ column, className = '', children }: CellProps) {
  return (
    <td className={`overflow-hidden ${classes.bodyCell} ${className}`} data-column={column}>
      {children}
    </td>
  );
}

interface TextProps {
  title?: string;
  /** For what someone wrote. */
  dir?: 'auto';
  className?: string | undefined;
  children: ReactNode;
}

/** A line of a cell that is cut off at its end. */
export function CellText({ title, dir, className = '', children }: TextProps) {
  return (
    <span className={`${classes.text} ${className}`} title={title} dir={dir}>
      {children}
    </span>
  );
}

/** The second line of a cell. A narrow one replaces columns that have no room. */
export function CellNote({
  narrow = false,
  title,
  className = '',
  children,
}: TextProps & { narrow?: boolean }) {
  return (
    <small
      className={`${classes.note} ${className}`}
      title={title}
      data-narrow={narrow || undefined}
    >
      {children}
    </small>
  );
}

export const ActionsCell = ({ children }: { children: ReactNode }) => (
  <td className={`overflow-hidden ${classes.bodyCell} ${classes.actions}`}>{children}</td>
);
