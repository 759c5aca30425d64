import { useBookmarks } from '../../api/likes.ts';
import { messages } from '../../lib/messages/likes.ts';
import { Section } from '../../ui/section.tsx';
import { PersonCard, PersonGrid } from '../../widgets/person-card.tsx';

/** People to come back to. They are not told. */
export function Bookmarks() {
  const { likes: m } = messages;
  const { data } = useBookmarks();
  const bookmarks = data?.pages.flatMap((page) => page.bookmarks) ?? [];
  if (bookmarks.length === 0) return null;
  return (
    <Section title={m.bookmarks}>
      <PersonGrid label={m.bookmarks}>
        {bookmarks.map(({ person }) => (
          <li key={person._id}>
            <PersonCard person={person} />
          </li>
        ))}
      </PersonGrid>
    </Section>
  );
}
