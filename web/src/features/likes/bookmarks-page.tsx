import { IconBookmark } from '@tabler/icons-react';
import { useBookmark, useBookmarks } from '../../api/likes.ts';
import { messages } from '#texts/likes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmedOnly } from '../../widgets/people/confirmed-only.tsx';
import { PeopleList } from './people-list.tsx';

/** People to come back to. They are not notified. */
export const BookmarksPage = () => (
  <ConfirmedOnly title={messages.likes.bookmarks}>
    <Bookmarks />
  </ConfirmedOnly>
);

function Bookmarks() {
  const { likes: m, choice } = messages;
  const query = useBookmarks();
  const { mutate } = useBookmark();
  const bookmarks = query.data?.pages.flatMap((page) => page.bookmarks);
  return (
    <PeopleList
      title={m.bookmarks}
      icon={IconBookmark}
      none={m.bookmarksNone}
      about={m.bookmarksAbout}
      query={query}
      rows={bookmarks}
    >
      {({ person }) => (
        <Button
          className="mt-auto h-11"
          look="plain"
          aria-label={m.removeBookmark({ name: person.name })}
          onClick={() => mutate({ id: person._id, on: false })}
        >
          {choice.bookmarked}
        </Button>
      )}
    </PeopleList>
  );
}
