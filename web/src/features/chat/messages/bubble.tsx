import type { Message, Reaction } from '@kindred/contract/chat/message';
import { messages as words } from '#texts/chat.ts';
import { summaryForReader } from '../../../lib/facts/summary-for-reader.ts';
import classes from './bubble.module.css';
import { DrawnReaction } from './drawn-reaction.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageContents, isBare } from './message-contents.tsx';
import { MessagePhoto } from './message-photo.tsx';
import { useLongPress } from './use-long-press.ts';

interface Props {
  message: Message;
  name: string;
  /** Tab stops at one message; the arrow keys move between them. */
  isStop: boolean;
  onStop: () => void;
  onOptions: (opener: Element) => void;
  onReact: (reaction: Reaction | null) => void;
  onReply: () => void;
  onShow: (number: number) => void;
  onDelete: () => void;
  onReport: () => void;
}

export function Bubble({ message, name, isStop, onShow, onDelete, onReport, ...actions }: Props) {
  const { message: m } = words;
  const { mine, photo, deleted, editedAt, replyTo, sentAt } = message;
  const given = [message.reactions.theirs, message.reactions.mine].filter((each) => each !== null);
  const longPress = useLongPress(deleted ? null : actions.onOptions);
  return (
    <div className={`flex items-center gap-2 ${classes.message}`} data-mine={mine || undefined}>
      <div
        className={`relative grid min-w-0 grid-cols-1 bg-muted-soft text-lg leading-snug anywhere ${classes.bubble}`}
        data-mine={mine || undefined}
        data-bare={(isBare(message) && !replyTo) || undefined}
        data-deleted={deleted !== null || undefined}
        {...longPress}
      >
        <span className="sr-only">
          {mine ? m.fromYou({ time: sentAt }) : m.from({ name, time: sentAt })}
        </span>
        {replyTo && (
          <button
            type="button"
            className={`grid cursor-pointer grid-cols-1 rounded-sm border-0 text-start text-sm text-inherit ${classes.quote}`}
            tabIndex={isStop ? 0 : -1}
            onClick={() => onShow(replyTo.number)}
          >
            <strong>{replyTo.mine ? m.quoteOfYou : name}</strong>
            <span className="truncate">{summaryForReader(replyTo)}</span>
          </button>
        )}
        {photo && <MessagePhoto {...{ photo, mine, name, isStop, onDelete, onReport }} />}
        <MessageContents message={message} theirs={!mine} isStop={isStop} />
        {deleted && <em>{m.deleted}</em>}
        {editedAt && !deleted && (
          <small className="text-end text-xs text-inherit">{m.edited}</small>
        )}
        {given.length > 0 && (
          <span
            className={`absolute flex items-center gap-1 rounded-full bg-raised px-2 py-0.5 shadow-2 ${classes.reactions}`}
          >
            <span className="sr-only">
              {m.reactions} {given.join(' ')}
            </span>
            {given.map((reaction, index) => (
              // Both may have given the same.
              // oxlint-disable-next-line react/no-array-index-key
              <DrawnReaction key={index} reaction={reaction} size={20} />
            ))}
          </span>
        )}
      </div>
      {!deleted && <MessageActions message={message} isStop={isStop} {...actions} />}
    </div>
  );
}
