import { defaultBrowseSort } from '@kindred/contract/discovery/browse';
import { lazyRouteComponent, useNavigate, useSearch, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useOwnProfile } from '../../api/accounts/own-profile.ts';
import { useBrowse } from '../../api/discovery.ts';
import { type SavedSearch, useOpenSearch, useSearches } from '../../api/saved-searches.ts';
import { messages } from '#texts/likes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SkeletonCards } from '../../ui/states/skeleton-cards.tsx';
import { Paywall } from '../../widgets/paywall/paywall.tsx';
import { PersonGrid } from '../../widgets/people/person-card.tsx';
import { BrowseCard } from './browse-card.tsx';
import { BrowseFilters } from './browse-filters.tsx';
import type { BrowseSearch } from './browse-search.ts';
import { peopleFilter, sortOf } from './people-filter.ts';
import { SavedSearches } from './searches/saved-searches.tsx';

// Few visits need it.
const FunnelView = lazyRouteComponent(() => import('./deck/funnel-view.tsx'), 'FunnelView');

/** The URL of the page contains the filters and the order. */
export function BrowseList() {
  const { browse: m } = messages;
  const search = useSearch({ from: '/browse' });
  const [filter, sort] = [peopleFilter(search), sortOf(search)];
  const navigate = useNavigate({ from: '/browse' });
  const own = useOwnProfile();
  const query = useBrowse({ ...filter, sort });
  const found = query.data?.pages.flatMap((page) => page.people) ?? [];
  const cards = [...new Map(found.map((card) => [card.person._id, card])).values()];
  const apply = (change: BrowseSearch) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  const openSaved = useOpenSearch();
  function open(saved: SavedSearch) {
    const order = saved.sort === defaultBrowseSort ? {} : { sort: saved.sort };
    void navigate({ search: { ...saved.filter, ...order }, replace: true });
    openSaved.mutate(saved._id);
  }
  useLinkedSearch(open);
  const clear = () =>
    void navigate({ search: sort === defaultBrowseSort ? {} : { sort }, replace: true });
  const filtered = Object.keys(filter).length > 0;
  return (
    <>
      <BrowseFilters
        filter={filter}
        sort={sort}
        ownBothWays={own.data?.user.settings.bothWays}
        onChange={apply}
      >
        <SavedSearches filter={filter} sort={sort} onOpen={open} />
      </BrowseFilters>
      <QueryState
        query={query}
        words={messages}
        skeleton={<SkeletonCards count={8} lines={5} label={messages.loading} />}
      />
      <Paywall error={query.error} />
      {query.data && cards.length === 0 && (
        <Suspense>
          <FunnelView filter={filter} onFilter={apply} {...(filtered && { onClear: clear })} />
        </Suspense>
      )}
      {cards.length > 0 && (
        <PersonGrid label={m.title}>
          {cards.map((card) => (
            <li key={card.person._id}>
              <BrowseCard card={card} />
            </li>
          ))}
        </PersonGrid>
      )}
      {query.hasNextPage && (
        <div className="flex flex-wrap gap-3">
          <Button
            look="plain"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {messages.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** A notice links to a saved search by its id after the `#`. */
function useLinkedSearch(open: (search: SavedSearch) => void) {
  const hash = useLocation({ select: (location) => location.hash });
  const { data } = useSearches();
  const linked = data?.find(({ _id }) => _id === hash);
  useEffect(() => {
    if (linked) open(linked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known
  }, [linked?._id]);
}
