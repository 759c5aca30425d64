import type { OwnField } from '@kindred/contract/site/own-fields';
import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId } from 'react';
import { messages as m } from '#texts/site-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { faultOf, nameOf } from './field-changes.ts';
import classes from './own-fields.module.css';

// The list of fields shows none of it.
const FieldForm = lazyRouteComponent(() => import('./field-form.tsx'), 'FieldForm');

interface Props {
  field: OwnField;
  /** As members have it now. */
  published: OwnField | undefined;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  readOnly: boolean;
  onToggle: () => void;
  onChange: (next: OwnField) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A field in the list: what it is, and its form when it is open. */
export function FieldItem({ field, published, isOpen, readOnly, ...props }: Props) {
  const id = useId();
  const name = nameOf(field);
  return (
    <>
      <div className="flex items-center">
        <button
          type="button"
          className={`flex flex-1 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 border-0 bg-transparent px-5 py-4 text-start ${classes.head}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={props.onToggle}
        >
          <span className="anywhere heading" translate="no">
            {name}
          </span>
          <span className="text-sm text-muted">{m.kinds[field.kind]}</span>
          {field.filter && <StatusBadge kind="info">{m.filterBadge}</StatusBadge>}
          {field.sensitive && <StatusBadge kind="warning">{m.sensitiveBadge}</StatusBadge>}
          {faultOf(field) !== null && <StatusBadge kind="danger">{m.incomplete}</StatusBadge>}
          <IconChevronDown
            className={`ms-auto flex-none ${classes.chevron}`}
            size={18}
            stroke={1.75}
            aria-hidden
          />
        </button>
        {!readOnly && (
          <>
            <Move label={m.up({ name })} disabled={props.isFirst} onClick={() => props.onMove(-1)}>
              <IconArrowUp size={18} stroke={1.75} aria-hidden />
            </Move>
            <Move label={m.down({ name })} disabled={props.isLast} onClick={() => props.onMove(1)}>
              <IconArrowDown size={18} stroke={1.75} aria-hidden />
            </Move>
          </>
        )}
      </div>
      <div id={id} className={isOpen ? `border-t border-line ${classes.form}` : 'hidden'}>
        {isOpen && (
          <div className="grid grid-cols-1 gap-4">
            <Suspense>
              <FieldForm
                field={field}
                published={published}
                readOnly={readOnly}
                onChange={props.onChange}
              />
            </Suspense>
            {!readOnly && (
              <div className="flex items-center">
                <Button look="plain" onClick={props.onRemove}>
                  {m.remove}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </>
  );
}

interface MoveProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Move = ({ label, ...props }: MoveProps) => (
  <button
    type="button"
    className="grid h-11 w-11 cursor-pointer place-items-center rounded-md border-0 bg-transparent text-muted hover:bg-hover hover:text-ink"
    aria-label={label}
    {...props}
  />
);
