import { type Message, type Reaction, reactions } from '@kindred/contract/chat/message';
import { IconArrowBackUp, IconDots, IconMoodSmile } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { messages as words } from '#texts/chat.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { summaryForReader } from '../../../lib/facts/summary-for-reader.ts';
import classes from './bubble.module.css';
import { DrawnReaction } from './drawn-reaction.tsx';

interface Props {
  message: Message;
  isStop: boolean;
  onStop: () => void;
  onOptions: (opener: Element) => void;
  onReact: (reaction: Reaction | null) => void;
  onReply: () => void;
}

const button = `grid flex-none cursor-pointer place-items-center rounded-full border-0 bg-transparent p-0 text-muted ${classes.action}`;

/**
 * Next to the hovered message: a reaction, an answer, and everything. The keyboard and screen readers have the last one,
 * which opens all of them; a finger holds the message.
 */
export function MessageActions({ message, isStop, onStop, onOptions, onReact, onReply }: Props) {
  const { message: m } = words;
  const [reacting, setReacting] = useState(false);
  const { mine } = message.reactions;
  const isPhone = useBelow('phone');
  return (
    <div
      className={`relative flex flex-none items-center rounded-full ${classes.actions}`}
      onPointerLeave={() => setReacting(false)}
    >
      {reacting && (
        <span
          className={`absolute flex items-center rounded-full bg-raised shadow-2 ${classes.choice}`}
          aria-hidden
        >
          {reactions.map((reaction) => (
            <button
              key={reaction}
              type="button"
              className={button}
              tabIndex={-1}
              data-chosen={mine === reaction || undefined}
              title={mine === reaction ? m.unreact({ reaction }) : m.react({ reaction })}
              onClick={() => {
                setReacting(false);
                onReact(mine === reaction ? null : reaction);
              }}
            >
              <DrawnReaction reaction={reaction} size={19} />
            </button>
          ))}
        </span>
      )}
      <span className={`flex items-center ${classes.quick}`} aria-hidden>
        <button
          type="button"
          className={button}
          tabIndex={-1}
          title={m.reactTo}
          onClick={() => setReacting(!reacting)}
        >
          <IconMoodSmile size={19} stroke={1.75} />
        </button>
        <button type="button" className={button} tabIndex={-1} title={m.reply} onClick={onReply}>
          <IconArrowBackUp size={19} stroke={1.75} />
        </button>
      </span>
      <button
        type="button"
        className={button}
        data-options
        tabIndex={isStop ? 0 : -1}
        aria-label={m.options({ text: summaryForReader(message).slice(0, 40) })}
        aria-haspopup={isPhone ? 'dialog' : 'menu'}
        onClick={({ currentTarget }) => onOptions(currentTarget)}
        onFocus={onStop}
        onKeyDown={moveBetween}
      >
        <IconDots size={19} stroke={1.75} aria-hidden />
      </button>
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
