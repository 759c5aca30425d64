import type { Chat } from '@kindred/contract/chat';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as words } from '../../../lib/messages/chat.ts';
import { useSession } from '../../../lib/use-session.ts';
import { PhotoAvatar } from '../../../widgets/photo-avatar.tsx';
import classes from './log.module.css';

// They are only needed while the chat is empty.
const Openers = lazyRouteComponent(() => import('./openers.tsx'), 'Openers');

/** The start of a chat: since when the two match, and something from both to start with. */
export function Start({ chat: { person, matchedAt, note, opener } }: { chat: Chat }) {
  const { chat: m } = words;
  const { user } = useSession();
  return (
    <div className={`grid justify-items-center gap-3 ${classes.start}`}>
      <div className="row gap-4 ink text-sm">
        <span className={`flex ${classes.pair}`} aria-hidden>
          <PhotoAvatar
            name={user?.firstName ?? ''}
            picture={user?.profilePicture ?? null}
            size={44}
          />
          <PhotoAvatar name={person.firstName} picture={person.profilePicture} size={44} />
        </span>
        <p>
          <strong>{m.matched(matchedAt)}</strong>
        </p>
      </div>
      {note && (
        <figure className={`w-full border-line rounded-lg ${classes.opener}`}>
          <figcaption className="muted text-sm">{m.liked(person.firstName)}</figcaption>
          <blockquote className={`anywhere ${classes.quote}`}>{note}</blockquote>
        </figure>
      )}
      {opener && (
        <Suspense>
          <Openers opener={opener} name={person.firstName} />
        </Suspense>
      )}
    </div>
  );
}
