import type { Chat, ChatFilter } from '@kindred/contract/chat';
import { IconMessages } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useChats, useHasMatches, useMarkDelivered } from '../../../api/chat/inbox.ts';
import { messages } from '#texts/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Earlier } from '../../../ui/states/earlier.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ChatRow } from './chat-row.tsx';
import { NewMatches } from './new-matches.tsx';
import { PastMatches } from './past-matches.tsx';
import classes from './inbox.module.css';

const RefusedNotes = lazyRouteComponent(() => import('./refused-notes.tsx'), 'RefusedNotes');

const filters = ['all', 'turn', 'unread', 'archived'] as const satisfies readonly ChatFilter[];
type Filter = (typeof filters)[number];

const chatsOf = ({ data }: ReturnType<typeof useChats>): readonly Chat[] | undefined =>
  data?.pages.flatMap(({ chats }) => chats);

/** The name of the first part, and its rows. */
const InboxSkeleton = () => (
  <>
    <p className={`flex items-center px-3 pb-3 text-sm ${classes.groupName}`} aria-hidden>
      <i className={`rounded-sm bg-skeleton ${classes.groupNameBar}`} />
    </p>
    <SkeletonRows count={6} label={messages.loading} faces />
  </>
);

/** Every match: new ones, and conversations by latest activity. */
export function Inbox({ open }: { open: string | null }) {
  const { inbox: m } = messages;
  const [filter, setFilter] = useState<Filter>('all');
  const query = useChats(filter);
  const silent = useChats('new');
  const all = chatsOf(query);
  const fresh = (filter === 'all' && chatsOf(silent)) || [];
  const above = new Set(fresh.map(({ person }) => person._id));
  const chats = all?.filter(({ person }) => !above.has(person._id));
  useMarkDelivered(all ?? []);
  // Both come together, so that the new matches move nothing below them.
  const isReady = all !== undefined && (silent.data !== undefined || !silent.isFetching);
  const Title = open === null ? 'h1' : 'h2';
  const nothing = filter === 'all' && all?.length === 0;
  const empty = useHasMatches() === false;
  return (
    <section className={`min-h-0 overflow-y-auto ${classes.inbox}`} aria-label={m.title}>
      <Title className="px-3 pb-3 tracking-tight title-sm max-tablet:sr-only">{m.title}</Title>
      <Suspense>
        <RefusedNotes chats={all ?? []} open={open} />
      </Suspense>
      {!empty && (
        <div className={classes.filters}>
          <Segments
            legend={m.filter}
            hidesLegend
            options={filters.map((value) => ({ value, label: m.filters[value] }))}
            value={filter}
            onChange={setFilter}
          />
        </div>
      )}
      <QueryState
        query={isReady ? query : { ...query, data: undefined }}
        words={messages}
        skeleton={<InboxSkeleton />}
      />
      {empty && (
        <div className="px-3">
          <EmptyState icon={IconMessages} title={m.none} about={m.noneAbout}>
            <Button size="md" render={(props) => <Link to="/browse" {...props} />}>
              {m.browse}
            </Button>
          </EmptyState>
        </div>
      )}
      {isReady && !empty && (
        <>
          <Earlier query={query} className="px-3 pb-3" />
          {fresh.length > 0 && <NewMatches chats={fresh} />}
          <h2 className="px-3 pb-3 text-sm font-semibold text-muted">{m.chats}</h2>
          {chats?.length === 0 && (
            <p className="px-3 pb-3 text-muted">{nothing ? m.allArchived : m.noneOf[filter]}</p>
          )}
          <ul className="m-0 grid list-none grid-cols-1 p-0" aria-label={m.chats}>
            {chats?.map((chat) => (
              <li key={chat.person._id}>
                <ChatRow chat={chat} />
              </li>
            ))}
          </ul>
        </>
      )}
      {query.hasNextPage && (
        <Button
          look="plain"
          className="mt-3"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
      {isReady && <PastMatches />}
    </section>
  );
}
