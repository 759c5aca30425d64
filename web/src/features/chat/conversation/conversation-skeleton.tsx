import { messages } from '#texts/chat.ts';
import { BackToChats } from './back-to-chats.tsx';
import composer from '../composer/composer.module.css';
import classes from './conversation-skeleton.module.css';
import conversation from './conversation.module.css';

/** Messages before they are there, the latest at the bottom. */
export function LogSkeleton() {
  return (
    <output
      className={`flex flex-1 column justify-end min-h-0 m-auto w-full gap-2 overflow-hidden ${classes.log}`}
    >
      <span className="visually-hidden">{messages.loading}</span>
      {['theirs', 'mine', 'theirs', 'theirs', 'mine'].map((of, index) => (
        <i
          // The bubbles never change.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={`flex-none h-target bg-skeleton ${classes.bubble}`}
          data-of={of}
        />
      ))}
    </output>
  );
}

/** The other's profile before it is there. */
export const PaneSkeleton = () => (
  <aside className={`bg-page overflow-y-auto ${conversation.aside}`} aria-hidden>
    <i className={`block bg-skeleton ${conversation.image}`} />
    <div className="grid gap-3-5 p-5">
      <i className={`rounded-sm bg-skeleton ${classes.name}`} />
      <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
      <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
    </div>
  </aside>
);

/** A conversation before anything of it is there: who, the messages, and the field. */
export function ConversationSkeleton() {
  return (
    <div className="flex column min-w-0 min-h-0 h-full bg-surface">
      <header className={`row flex-none gap-1 border-bottom ${conversation.head}`}>
        <BackToChats />
        <span className="row gap-3" aria-hidden>
          <i className="flex-none round w-target h-target bg-skeleton" />
          <span className="grid gap-2">
            <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
            <i className={`rounded-sm bg-skeleton ${classes.bar}`} />
          </span>
        </span>
      </header>
      <LogSkeleton />
      <div className={`flex-none m-auto w-full ${composer.composer}`} aria-hidden>
        <i className={`block border-strong rounded-3xl ${composer.frame}`} />
      </div>
    </div>
  );
}
