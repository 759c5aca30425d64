import type { Chat } from '@kindred/contract/chat';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as words } from '#texts/chat.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { HiddenText } from '../../../widgets/hidden-text.tsx';
import { Photo } from '../../../widgets/photos/photo.tsx';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import classes from './log.module.css';

// Few chats start with one.
const LikedPart = lazyRouteComponent(() => import('../../../widgets/liked-part.tsx'), 'LikedPart');

// They are only needed while the chat is empty.
const Openers = lazyRouteComponent(() => import('./openers.tsx'), 'Openers');

/** The start of a chat: since when the two match, and something from both to start with. */
export function Start({ chat }: { chat: Chat }) {
  const { person, note, part, ownNote, ownPart, opener, lastNumber } = chat;
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 pt-4">
      {lastNumber === 0 ? <Matched chat={chat} /> : <MatchedOn chat={chat} />}
      <Liked other={person.firstName} note={note} part={part} />
      <Liked own other={person.firstName} note={ownNote} part={ownPart} />
      {opener && (
        <Suspense>
          <Openers opener={opener} name={person.firstName} />
        </Suspense>
      )}
    </div>
  );
}

interface LikedProps {
  /** The like of the reader. */
  own?: boolean;
  other: string;
  note: Chat['note'];
  part: Chat['part'];
}

/** A like that said something, which is how the talk began. Both see both. */
function Liked({ own = false, other, note, part }: LikedProps) {
  const { chat: m } = words;
  if (!note && !part) return null;
  return (
    <figure className={`w-full rounded-lg border border-line ${classes.opener}`}>
      <figcaption className="text-sm text-muted">
        {part ? (
          <Suspense>
            <LikedPart part={part} by={own ? null : other} />
          </Suspense>
        ) : own ? (
          m.youLiked({ name: other })
        ) : (
          m.liked({ name: other })
        )}
      </figcaption>
      {note && (
        <blockquote className="m-0 mt-1 anywhere quoted">
          {own ? note : <HiddenText text={note}>{note}</HiddenText>}
        </blockquote>
      )}
    </figure>
  );
}

/** Large, while there is nothing else. */
function Matched({ chat: { person, matchedAt } }: { chat: Chat }) {
  const { chat: m } = words;
  const { user } = useSession();
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 text-center">
      <span className="mb-2 flex" aria-hidden>
        {[user, person].map(
          (each) =>
            each?.profilePicture && (
              <Photo
                className={`object-cover face-up ${classes.arch}`}
                key={each._id}
                url={each.profilePicture}
                focus={each.profilePictureFocus}
                alt=""
              />
            ),
        )}
      </span>
      <h2 className="text-balance anywhere title-md">
        {m.matchedWith({ name: person.firstName })}
      </h2>
      <p className="text-muted">{m.matched({ time: matchedAt })}</p>
    </div>
  );
}

function MatchedOn({ chat: { person, matchedAt } }: { chat: Chat }) {
  const { chat: m } = words;
  const { user } = useSession();
  return (
    <div className="flex items-center gap-4 text-sm text-ink">
      <span className={`flex ${classes.pair}`} aria-hidden>
        <PhotoAvatar
          name={user?.firstName ?? ''}
          picture={user?.profilePicture ?? null}
          focus={user?.profilePictureFocus}
          size={44}
        />
        <PhotoAvatar
          name={person.firstName}
          picture={person.profilePicture}
          focus={person.profilePictureFocus}
          size={44}
        />
      </span>
      <p>
        <strong>{m.matched({ time: matchedAt })}</strong>
      </p>
    </div>
  );
}
