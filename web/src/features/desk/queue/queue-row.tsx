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
      className={`row gap-3 relative border-bottom-soft hover ${classes.row}`}
      aria-current={isOpen || undefined}
      data-about={_id}
    >
      <span className={`flex-none relative z-1 ${classes.face}`}>
        <PhotoAvatar
          name={person ? name : '?'}
          picture={person?.photo ?? null}
          focus={person?.photoFocus}
        />
        <input
          className={`checkbox absolute inset-0 clickable ${classes.input}`}
          type="checkbox"
          aria-label={m.select({ name })}
          checked={isSelected}
          disabled={isFull && !isSelected}
          onChange={() => onSelect(_id)}
        />
      </span>
      <div className="grid one-column flex-1 gap-hairline min-w-0">
        <p className="row gap-2 min-w-0">
          <Link
            id={rowId(_id)}
            className={`truncate semibold ${links.row}`}
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
              className="inline-flex flex-none items-center gap-1 muted text-xs semibold"
              title={m.reports({ number: openReports })}
            >
              <IconFlag size={13} stroke={2} aria-hidden /> {openReports}
            </span>
          )}
          <time className="flex-none push-end faint text-xs" dateTime={openedAt}>
            {age}
          </time>
        </p>
        <p className="row gap-2 min-w-0">
          <span className="truncate flex-1 muted text-sm">
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
          <p className="row wrap gap-1 mt-hairline min-w-0">
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
