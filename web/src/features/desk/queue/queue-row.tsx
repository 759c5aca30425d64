import type { QueuedCase } from '@kindred/contract/desk';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { IconFlag } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, memo, useEffect, useRef } from 'react';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';
import links from '../../../ui/pages/links.module.css';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import { PriorityBadge } from '../../../widgets/badges/report-badges.tsx';
import { queuedName } from '../name-of.ts';
import classes from './queue.module.css';
import { rowId } from './use-returned-focus.ts';

// Its case is usually opened next, and needs the same script.
const DueMark = lazyRouteComponent(() => import('../requests/requests.tsx'), 'DueMark');

interface Props {
  queued: QueuedCase;
  /** As text, which changes with the clock. */
  age: string;
  isOpen: boolean;
  isSelected: boolean;
  /** No more rows can be selected. */
  isFull: boolean;
  onOpen: (id: string) => void;
  onSelect: (id: string) => void;
}

/** The person, the problem, the urgency, the age, and who has it. A key changes only two of all rows. */
export const QueueRow = memo(function QueueRow(props: Props) {
  const { queued, age, isOpen, isSelected, isFull, onOpen, onSelect } = props;
  const { queue: m } = messages;
  const { _id, person, types, openReports, openedAt, priority, holder, escalatedAt, dueAt } =
    queued;
  const name = queuedName(queued);
  // The own ones are not named: each would grow while it is open.
  const colleague = holder?.mine === false ? holder : null;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li
      ref={row}
      className={`relative flex items-center gap-3 border-b border-line-soft hover:bg-hover ${classes.row}`}
      aria-current={isOpen || undefined}
      data-about={_id}
    >
      <span className={`relative z-1 flex-none ${classes.face}`}>
        <PhotoAvatar
          name={person ? name : '?'}
          picture={person?.photo ?? null}
          focus={person?.photoFocus}
        />
        <input
          className={`checkbox absolute inset-0 cursor-pointer ${classes.input}`}
          type="checkbox"
          aria-label={m.select({ name })}
          checked={isSelected}
          disabled={isFull && !isSelected}
          onChange={() => onSelect(_id)}
        />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <p className="flex min-w-0 items-center gap-2">
          <Link
            id={rowId(_id)}
            className={`truncate font-semibold ${links.row}`}
            to="/desk"
            search={(before) => ({ ...before, case: _id })}
            preload={false}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(_id);
            }}
          >
            {name}
          </Link>
          {openReports > 1 && (
            <span
              className="inline-flex flex-none items-center gap-1 text-xs font-semibold text-muted"
              title={m.reports({ number: openReports })}
            >
              <IconFlag size={13} stroke={2} aria-hidden /> {openReports}
            </span>
          )}
          <time className="ms-auto flex-none text-xs text-faint" dateTime={openedAt}>
            {age}
          </time>
        </p>
        <p className="flex min-w-0 items-center gap-2">
          <span className="flex-1 truncate text-sm text-muted">
            {commaList(types.map((type) => typeTexts[type]))}
          </span>
          <PriorityBadge priority={priority} />
        </p>
        {dueAt && (
          <Suspense>
            <DueMark dueAt={dueAt} />
          </Suspense>
        )}
        {/* A line of its own, so that it leaves the problem its room. */}
        {(colleague ?? escalatedAt) && (
          <p className="mt-0.5 flex min-w-0 flex-wrap items-center gap-1">
            {escalatedAt && <StatusBadge kind="gold">{m.escalated}</StatusBadge>}
            {colleague && (
              <StatusBadge kind="neutral">{m.has({ name: colleague.name })}</StatusBadge>
            )}
          </p>
        )}
      </div>
    </li>
  );
});
