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
      className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${classes.value}`}
      data-busy={edit.others.length > 0 || undefined}
      onFocus={edit.isFixed ? undefined : edit.enter}
      onBlur={edit.isFixed ? undefined : leave}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {id === undefined ? (
          <span className="font-semibold anywhere">{name}</span>
        ) : (
          <label className="font-semibold anywhere" htmlFor={id}>
            {name}
          </label>
        )}
        {edit.others.map((other) => (
          <span
            key={other}
            className={`ms-auto flex items-center gap-1.5 text-xs font-semibold ${classes.here}`}
          >
            <Avatar name={other} picture={null} size={20} />
            <span className="anywhere">{m.here({ name: other })}</span>
          </span>
        ))}
        {control && <span className="ms-auto">{control}</span>}
      </div>
      {children}
      <output className="text-sm text-muted empty:hidden">
        {edit.theirs && (
          <Suspense>
            <Theirs path={path} edit={edit} />
          </Suspense>
        )}
      </output>
    </div>
  );
}
