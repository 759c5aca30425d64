import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePeople } from '../../api/discovery.ts';
import { messages } from '../../lib/messages/likes.ts';
import { useSession } from '../../lib/use-session.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { EmptyPeople } from '../../widgets/empty-people.tsx';
import people from '../../widgets/people-page.module.css';
import { PersonCard, PersonGrid } from '../../widgets/person-card.tsx';
import { BrowseFilters } from './browse-filters.tsx';
import type { BrowseSearch } from './browse-search.ts';
import { ProfileLink } from './profile-link.tsx';
import { SegmentedLinks } from './segmented-links.tsx';
import { peopleFilter } from './people-filter.ts';

/** Everyone the member can meet, newest first. The address of the page holds the filters. */
export function BrowsePage() {
  const { browse: m } = messages;
  const { requiresVerification, requiresProfileCompletion } = useSession();
  return (
    <div className={people.page}>
      <header>
        <h1>{m.title}</h1>
        <SegmentedLinks />
        <p>{m.about}</p>
      </header>
      {requiresVerification || requiresProfileCompletion ? (
        <EmptyPeople title={m.none} about={m.complete}>
          <ProfileLink>{m.toProfile}</ProfileLink>
        </EmptyPeople>
      ) : (
        <People />
      )}
    </div>
  );
}

function People() {
  const { browse: m } = messages;
  const search = peopleFilter(useSearch({ from: '/browse' }));
  const navigate = useNavigate({ from: '/browse' });
  const query = usePeople(search);
  const found = query.data?.pages.flatMap(({ users }) => users);
  const filtered = Object.values(search).some((value) => value !== undefined);
  const apply = (change: BrowseSearch) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <>
      <BrowseFilters search={search} onChange={apply} />
      <QueryState query={query} words={messages} />
      {found?.length === 0 && (
        <EmptyPeople title={m.none} about={filtered ? m.noneFiltered : m.noneAtAll}>
          {filtered ? (
            <Button
              size="md"
              radius="xl"
              onClick={() => void navigate({ search: {}, replace: true })}
            >
              {m.clear}
            </Button>
          ) : (
            <ProfileLink>{m.widen}</ProfileLink>
          )}
        </EmptyPeople>
      )}
      {found && found.length > 0 && (
        <PersonGrid label={m.title}>
          {found.map((person) => (
            <li key={person._id}>
              <PersonCard person={person} />
            </li>
          ))}
        </PersonGrid>
      )}
      {query.hasNextPage && (
        <div className={people.actions}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {messages.more}
          </Button>
        </div>
      )}
    </>
  );
}
