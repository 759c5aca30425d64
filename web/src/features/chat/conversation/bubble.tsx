import type { Message } from '@kindred/contract/chat/message';
import { IconDots } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { messages as words } from '../../../lib/messages/chat.ts';
import { summaryOf } from '../../../lib/summary-of.ts';
import classes from './bubble.module.css';
import { MessageContents, isBare } from './message-contents.tsx';
import { MessagePhoto } from './message-photo.tsx';

interface Props {
  message: Message;
  name: string;
  /** Tab stops at one message; the arrow keys move between them. */
  isStop: boolean;
  onStop: () => void;
  onOptions: () => void;
  onShow: (number: number) => void;
}

export function Bubble({ message, name, isStop, onStop, onOptions, onShow }: Props) {
  const { message: m } = words;
  const { mine, photo, deleted, editedAt, replyTo, sentAt } = message;
  const given = [message.reactions.theirs, message.reactions.mine].filter((each) => each !== null);
  return (
    <div className={`row gap-1 ${classes.message}`} data-mine={mine || undefined}>
      <div
        className={`grid bg-muted-soft text-lg anywhere relative lh-14 ${classes.bubble}`}
        data-mine={mine || undefined}
        data-bare={(isBare(message) && !replyTo) || undefined}
        data-deleted={deleted !== null || undefined}
      >
        <span className="visually-hidden">{mine ? m.fromYou(sentAt) : m.from(name, sentAt)}</span>
        {replyTo && (
          <button
            type="button"
            className={`grid border-0 rounded-sm color-inherit font-inherit text-sm text-start clickable ${classes.quote}`}
            tabIndex={isStop ? 0 : -1}
            onClick={() => onShow(replyTo.number)}
          >
            <strong>{replyTo.mine ? m.quoteOfYou : name}</strong>
            <span className="truncate">{summaryOf(replyTo)}</span>
          </button>
        )}
        {photo && <MessagePhoto photo={photo} mine={mine} name={name} isStop={isStop} />}
        <MessageContents message={message} />
        {deleted && <em>{m.deleted}</em>}
        {editedAt && !deleted && (
          <small className="color-inherit text-xs text-end">{m.edited}</small>
        )}
        {given.length > 0 && (
          <span
            className={`rounded-full bg-raised shadow-2 text-md absolute p-tag ${classes.reactions}`}
          >
            <span className="visually-hidden">{m.reactions}</span>
            {given.join('')}
          </span>
        )}
      </div>
      {!deleted && (
        <button
          type="button"
          className={`grid flex-none place-center p-0 w-target h-target border-0 round bg-none faint clickable ${classes.options}`}
          data-options
          tabIndex={isStop ? 0 : -1}
          aria-label={m.options(summaryOf(message).slice(0, 40))}
          aria-haspopup="dialog"
          onClick={onOptions}
          onFocus={onStop}
          onKeyDown={moveBetween}
        >
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** The arrow keys lead from the options of one message to those of the next. */
function moveBetween(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const all = event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-options]');
  if (!by || !all) return;
  const next = all[[...all].indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
