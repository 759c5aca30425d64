import { messages } from '../../../lib/messages/chat.ts';
import classes from './conversation-skeleton.module.css';

/** Messages before they are there, the latest at the bottom. */
export function LogSkeleton() {
  return (
    <output className={`flex flex-1 column justify-end min-h-0 m-auto w-full ${classes.log}`}>
      <span className="visually-hidden">{messages.loading}</span>
      {['theirs', 'mine', 'theirs', 'theirs', 'mine'].map((of, index) => (
        // The bubbles never change.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} className={`flex-none ${classes.bubble}`} data-of={of} />
      ))}
    </output>
  );
}

/** A conversation before anything of it is there: who, the messages, and the field. */
export function ConversationSkeleton() {
  return (
    <div className="flex column min-w-0 min-h-0 h-full bg-surface">
      <div className={`row flex-none gap-3 border-bottom ${classes.head}`} aria-hidden>
        <i className={`flex-none round ${classes.face}`} />
        <span className="grid gap-2">
          <i className={`rounded-sm ${classes.bar}`} />
          <i className={`rounded-sm ${classes.bar}`} />
        </span>
      </div>
      <LogSkeleton />
      <div className={`flex-none m-auto w-full ${classes.composer}`} aria-hidden>
        <i className={`block border-strong rounded-3xl ${classes.field}`} />
      </div>
    </div>
  );
}
