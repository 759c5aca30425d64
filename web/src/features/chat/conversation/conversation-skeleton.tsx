import { messages } from '#texts/chat.ts';
import { BackToChats } from './back-to-chats.tsx';
import composer from '../composer/composer.module.css';
import classes from './conversation-skeleton.module.css';
import conversation from './conversation.module.css';

/** Messages before they are there, the latest at the bottom. */
export function LogSkeleton() {
  return (
    <output
      className={`mx-auto flex min-h-0 w-full flex-1 flex-col justify-end gap-2 overflow-hidden ${classes.log}`}
    >
      <span className="sr-only">{messages.loading}</span>
      {['theirs', 'mine', 'theirs', 'theirs', 'mine'].map((of, index) => (
        <i
          // The bubbles never change.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={`h-11 flex-none bg-skeleton ${classes.bubble}`}
          data-of={of}
        />
      ))}
    </output>
  );
}

/** The other's profile before it is there. */
export const PaneSkeleton = () => (
  <aside className={`overflow-y-auto bg-page ${conversation.aside}`} aria-hidden>
    <i className={`block bg-skeleton ${conversation.image}`} />
    <div className="grid gap-3.5 p-5">
      <i className={`rounded-sm bg-skeleton ${classes.name}`} />
      <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
      <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
    </div>
  </aside>
);

/** A conversation before anything of it is there: who, the messages, and the field. */
export function ConversationSkeleton() {
  return (
    <div className="flex h-full min-h-0 min-w-0 flex-col bg-surface">
      <header
        className={`flex flex-none items-center gap-1 border-b border-line ${conversation.head}`}
      >
        <BackToChats />
        <span className="flex items-center gap-3" aria-hidden>
          <i className="h-11 w-11 flex-none rounded-full bg-skeleton" />
          <span className="grid gap-2">
            <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
            <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
          </span>
        </span>
      </header>
      <LogSkeleton />
      <div className={`mx-auto w-full flex-none ${composer.composer}`} aria-hidden>
        <i className={`block rounded-3xl border border-line-strong ${composer.frame}`} />
      </div>
    </div>
  );
}
