import type { SitePath } from '@kindred/contract/site/document';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type FocusEvent, type ReactNode, Suspense } from 'react';
import { messages as m } from '#texts/site-office.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { useValue } from '../office.ts';
import { nameOf } from '../publish/change-names.ts';
import classes from './values.module.css';

// Two rarely change the same value.
const Theirs = lazyRouteComponent(() => import('./theirs.tsx'), 'Theirs');

interface Props {
  path: SitePath;
  /** That of the value, if nothing else is said. */
  name?: string;
  edit: ReturnType<typeof useValue>;
  /** Of the field that the name belongs to. A group has its name as a legend, too. */
  id?: string;
  /** Beside the name: the control of a short value. */
  control?: ReactNode;
  children?: ReactNode;
}

/** A value with its name, the colleagues who are in it, and what one of them has made of it. */
export function ValueFrame({ path, edit, name = nameOf(path), id, control, children }: Props) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) edit.leave();
  };
  return (
    <div
      className={`grid one-column content-start gap-1-5 min-w-0 ${classes.value}`}
      data-busy={edit.others.length > 0 || undefined}
      onFocus={edit.isFixed ? undefined : edit.enter}
      onBlur={edit.isFixed ? undefined : leave}
    >
      <div className="row wrap gap-1-by-4">
        {id === undefined ? (
          <span className="semibold anywhere">{name}</span>
        ) : (
          <label className="semibold anywhere" htmlFor={id}>
            {name}
          </label>
        )}
        {edit.others.map((other) => (
          <span key={other} className={`row gap-1-5 push-end text-xs semibold ${classes.here}`}>
            <Avatar name={other} picture={null} size={20} />
            <span className="anywhere">{m.here({ name: other })}</span>
          </span>
        ))}
        {control && <span className="push-end">{control}</span>}
      </div>
      {children}
      <output className="text-sm muted hide-empty">
        {edit.theirs && (
          <Suspense>
            <Theirs path={path} edit={edit} />
          </Suspense>
        )}
      </output>
    </div>
  );
}
