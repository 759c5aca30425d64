import type { OwnField } from '@kindred/contract/site/own-fields';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId } from 'react';
import { messages as m } from '#texts/site-fields.ts';
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
      <div className="row">
        <button
          type="button"
          className={`row wrap gap-1-by-4 flex-1 border-0 bg-none clickable text-start p-panel ${classes.head}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={props.onToggle}
        >
          <span className="heading anywhere" translate="no">
            {name}
          </span>
          <span className="muted text-sm">{m.kinds[field.kind]}</span>
          {field.filter && <StatusBadge kind="info">{m.filterBadge}</StatusBadge>}
          {field.sensitive && <StatusBadge kind="warning">{m.sensitiveBadge}</StatusBadge>}
          {faultOf(field) !== null && <StatusBadge kind="danger">{m.incomplete}</StatusBadge>}
          <IconChevronDown
            className={`push-end flex-none ${classes.chevron}`}
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
      <div id={id} className={isOpen ? `border-top ${classes.form}` : 'hidden'}>
        {isOpen && (
          <div className="grid one-column gap-4">
            <Suspense>
              <FieldForm
                field={field}
                published={published}
                readOnly={readOnly}
                onChange={props.onChange}
              />
            </Suspense>
            {!readOnly && (
              <div className="row">
                <Button variant="default" onClick={props.onRemove}>
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
    className="grid place-center w-target h-target border-0 rounded-md bg-none muted clickable hover hover-ink"
    aria-label={label}
    {...props}
  />
);
