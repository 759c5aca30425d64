import { IconHeart } from '@tabler/icons-react';
import { useSentLikes } from '../../api/likes.ts';
import { messages } from '#texts/likes.ts';
import { ConfirmedOnly } from '../../widgets/people/confirmed-only.tsx';
import { LikedPart } from '../../widgets/liked-part.tsx';
import { PeopleList } from './people-list.tsx';
import { ShortNote } from '../../widgets/people/short-note.tsx';
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
    <PeopleList
      icon={IconHeart}
      title={m.sent}
      none={m.sentNone}
      about={m.sentAbout}
      query={query}
      rows={likes}
    >
      {({ person, note, part, likedAt }) => (
        <>
          <span className="text-sm text-muted">{m.since({ time: likedAt })}</span>
          {part && <LikedPart part={part} by={null} />}
          {note && (
            <blockquote className="m-0 border-s-2 border-line-strong ps-3 text-sm anywhere text-muted">
              <ShortNote text={note} />
            </blockquote>
          )}
          <UndoButton person={person} />
        </>
      )}
    </PeopleList>
  );
}
