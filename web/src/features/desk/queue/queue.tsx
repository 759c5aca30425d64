import { IconScale } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lastActiveText } from '../../../lib/formats/last-active.ts';
import { messages } from '#texts/desk.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import type { Bulk } from '../bulk/use-bulk.ts';
import { SavedViews } from '../../../widgets/saved-views/saved-views.tsx';
import { isFiltered } from '../desk-search.ts';
import type { Desk } from '../state/use-desk.ts';
import { QueueFilters, unfiltered } from './queue-filters.tsx';
import { QueueRow } from './queue-row.tsx';
import classes from './queue.module.css';
import { useReturnedFocus } from './use-returned-focus.ts';

const BulkBar = lazyRouteComponent(() => import('../bulk/bulk-bar.tsx'), 'BulkBar');

const NoCases = lazyRouteComponent(() => import('./no-cases.tsx'), 'NoCases');
const MoreRows = lazyRouteComponent(() => import('../../../ui/lists/more-rows.tsx'), 'MoreRows');

const { shows, all } = messages.filters;

const builtIn = [
  { name: all, query: '' },
  { name: shows.mine, query: 'show=mine' },
  { name: shows.free, query: 'show=free' },
  { name: shows.escalated, query: 'show=escalated' },
];

export function Queue({ desk, bulk }: { desk: Desk; bulk: Bulk }) {
  const { queue: m } = messages;
  const { query, cases, search, current } = desk;
  const title = useReturnedFocus(current);
  const filters = <QueueFilters search={search} onChange={desk.filter} />;
  return (
    <section className={`flex min-h-0 flex-col ${classes.queue}`} aria-label={m.title}>
      <header className={`flex flex-wrap items-center gap-0.5 ${classes.top}`}>
        <h2 className="outline-none title-xs" ref={title} tabIndex={-1}>
          {m.title}
        </h2>
        {desk.total !== null && (
          <p className="mt-1 flex-1 px-1 text-md text-muted tabular-nums" aria-live="polite">
            {m.open({ number: desk.total })}
          </p>
        )}
        <Link
          to="/desk/appeals"
          className="ms-auto inline-flex min-h-10 flex-none items-center gap-1.5 rounded-md px-3 text-sm font-semibold hover:bg-hover"
        >
          <IconScale size={18} stroke={1.75} aria-hidden /> {m.appeals}
        </Link>
        <SavedViews screen="desk" builtIn={builtIn} compact />
      </header>
      <Suspense fallback={filters}>
        {bulk.selected.length > 0 ? <BulkBar bulk={bulk} /> : filters}
      </Suspense>
      <div className={classes.state}>
        <QueryState
          query={query}
          words={m}
          skeleton={<SkeletonRows count={8} label={m.loading} faces />}
        />
      </div>
      {query.data && cases.length === 0 && (
        <Suspense>
          <NoCases onClear={isFiltered(search) ? () => desk.filter(unfiltered) : null} />
        </Suspense>
      )}
      {cases.length > 0 && (
        <ol
          className={`m-0 min-h-0 flex-1 list-none overflow-y-auto p-0 ${classes.list}`}
          data-scroller
          data-stale={query.isPlaceholderData || undefined}
        >
          {cases.map((each) => (
            <QueueRow
              key={each._id}
              queued={each}
              age={lastActiveText(each.openedAt)}
              isOpen={each._id === current}
              isSelected={bulk.isSelected(each._id)}
              isFull={bulk.isFull}
              onOpen={desk.openFromQueue}
              onSelect={bulk.toggle}
            />
          ))}
          {query.hasNextPage && (
            <li className="px-5 py-3">
              <Suspense>
                <MoreRows query={query} label={m.more} />
              </Suspense>
            </li>
          )}
        </ol>
      )}
    </section>
  );
}
