import type { Chat } from '@kindred/contract/chat';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as words } from '../../../lib/messages/chat.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Photo } from '../../../widgets/photos/photo.tsx';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import classes from './log.module.css';

// They are only needed while the chat is empty.
const Openers = lazyRouteComponent(() => import('./openers.tsx'), 'Openers');

/** The start of a chat: since when the two match, and something from both to start with. */
export function Start({ chat }: { chat: Chat }) {
  const { chat: m } = words;
  const { person, note, opener, lastNumber } = chat;
  return (
    <div className={`grid one-column justify-items-center gap-3 ${classes.start}`}>
      {lastNumber === 0 ? <Matched chat={chat} /> : <MatchedOn chat={chat} />}
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

/** Large, while there is nothing else. */
function Matched({ chat: { person, matchedAt } }: { chat: Chat }) {
  const { chat: m } = words;
  const { user } = useSession();
  const pictures = [user?.profilePicture, person.profilePicture].filter(
    (each) => typeof each === 'string',
  );
  return (
    <div className="grid one-column justify-items-center gap-2 text-center">
      <span className={`flex ${classes.arches}`} aria-hidden>
        {pictures.map((picture) => (
          <Photo className={`cover face-up ${classes.arch}`} key={picture} url={picture} alt="" />
        ))}
      </span>
      <h2 className="title-md anywhere balance">{m.matchedWith(person.firstName)}</h2>
      <p className="muted">{m.matched(matchedAt)}</p>
    </div>
  );
}

function MatchedOn({ chat: { person, matchedAt } }: { chat: Chat }) {
  const { chat: m } = words;
  const { user } = useSession();
  return (
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
  );
}
