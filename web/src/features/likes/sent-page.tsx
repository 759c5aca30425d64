import { useSentLikes } from '../../api/likes.ts';
import { messages } from '../../lib/messages/likes.ts';
import { ConfirmedOnly } from '../../widgets/people/confirmed-only.tsx';
import classes from './likes-page.module.css';
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
      {({ person, choice, note, likedAt }) => (
        <>
          <span className="muted text-sm">{m.since(likedAt)}</span>
          {choice === 'superlike' && (
            <span className={`self-start rounded-sm ${classes.superlike}`}>{m.superlike}</span>
          )}
          {note && <blockquote className={`m-0 muted anywhere ${classes.note}`}>{note}</blockquote>}
          <UndoButton person={person} />
        </>
      )}
    </PeopleList>
  );
}
