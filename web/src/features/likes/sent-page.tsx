import { useSentLikes } from '../../api/likes.ts';
import { messages } from '../../lib/messages/likes.ts';
import { ConfirmedOnly } from '../../widgets/people/confirmed-only.tsx';
import { LikedPart } from '../../widgets/liked-part.tsx';
import badge from '../../ui/lists/status-badge.module.css';
import { PeopleList } from './people-list.tsx';
import { UndoButton } from './undo-button.tsx';

/** The people the member likes, until they match. */
export const SentPage = () => (
  <ConfirmedOnly title={messages.likes.sent}>
    <SentLikes />
  </ConfirmedOnly>
);

function SentLikes() {
  const { likes: m } = messages;
  const query = useSentLikes();
  const likes = query.data?.pages.flatMap((page) => page.likes);
  return (
    <PeopleList title={m.sent} none={m.sentNone} about={m.sentAbout} query={query} rows={likes}>
      {({ person, choice, note, part, likedAt }) => (
        <>
          <span className="muted text-sm">{m.since(likedAt)}</span>
          {choice === 'superlike' && (
            <span
              className={`self-start rounded-sm text-xs semibold p-tag ${badge.kind}`}
              data-kind="info"
            >
              {m.superlike}
            </span>
          )}
          {part && <LikedPart part={part} by={null} />}
          {note && <blockquote className="m-0 muted anywhere aside-line">{note}</blockquote>}
          <UndoButton person={person} />
        </>
      )}
    </PeopleList>
  );
}
