import { exportSelection, startBulk } from '@kindred/contract/user-admin/bulk';
import { userPageSizes, usersPerPage } from '@kindred/contract/user-admin/user-filters';
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useFigures } from '../../../api/statistics.ts';
import { useUsers } from '../../../api/user-admin/user-list.ts';
import { mayCall } from '../../../lib/calls/may-call.ts';
import { messages as m } from '#texts/user-admin.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import type { AppliedStateChange } from '../state/state-change.ts';
import { useUserSelection } from '../bulk/use-user-selection.ts';
import { UserCards } from './user-cards.tsx';
import { UserFilters } from './user-filters.tsx';
import { toFilter, toQuery } from './user-query.ts';
import { rowId } from './user-row.tsx';
import type { OpenDialog } from './users-dialogs.tsx';
import { type UsersSearch, isFiltered, unfiltered, readUsersSearch } from './users-search.ts';
import classes from './users-page.module.css';
import { UsersList } from './users-list.tsx';

const route = getRouteApi('/users');
const BulkBar = lazyRouteComponent(() => import('../bulk/bulk-bar.tsx'), 'BulkBar');
const StateUndoBar = lazyRouteComponent(
  () => import('../state/state-undo-bar.tsx'),
  'StateUndoBar',
);
const UsersDialogs = lazyRouteComponent(() => import('./users-dialogs.tsx'), 'UsersDialogs');

const aboveLook = 'flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted tabular-nums';

export function UsersPage() {
  const { search, narrow } = useSearch();
  const { page = 1, size = usersPerPage } = search;
  const { users: query, listStatus, searchStatus } = useUsers(toQuery(search), { page, size });
  const loading = listStatus === 'loading' || searchStatus === 'loading';
  const { data, isPlaceholderData } = query;
  const [open, setOpen] = useState<OpenDialog>({});
  const [stateChange, setStateChange] = useState<AppliedStateChange | null>(null);
  const selecting = useUserSelection(JSON.stringify(toFilter(search)));
  const hasSelection = selecting.selection.all || selecting.selection.ids.size > 0;
  const session = useSession();
  const maySelect = mayCall(session, startBulk) || mayCall(session, exportSelection);
  const total = data?.total ?? 0;
  const { data: figures } = useFigures();
  const everyone = isFiltered(search) ? figures?.total : data?.total;
  const phone = useBelow('narrow');
  const showBulk = (bulk: string | undefined) => narrow({ bulk });
  const [dialogsNeeded, setDialogsNeeded] = useState(false);
  if (!dialogsNeeded && (search.bulk || Object.keys(open).length > 0)) setDialogsNeeded(true);

  const pages = Math.ceil(total / size);
  const pastLastPage = pages > 0 && page > pages;
  useEffect(() => {
    if (pastLastPage) narrow({ page: pages });
  }, [pastLastPage, pages, narrow]);

  const lastPage = page + Math.max(0, Math.ceil((data?.users.length ?? 0) / size) - 1);
  const mayLoadMore = query.hasNextPage && !query.isFetching && !query.isError;
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => {
    if (mayLoadMore) void fetchNextPage();
  }, [mayLoadMore, fetchNextPage]);

  // A change of filter or order returns to the first page.
  const change = ({ page: to, ...changed }: UsersSearch) => narrow({ page: to, ...changed }, false);

  const pagination = (
    <Pagination
      pagination={{ page, until: lastPage, limit: size, pages }}
      sizes={userPageSizes}
      onChange={change}
    />
  );
  const above = data && (
    <div className={`${aboveLook} ${classes.above}`}>
      <p aria-live="polite">
        {everyone !== undefined && m.showing({ shown: data.users.length, total: everyone })}
      </p>
      {!phone && pagination}
    </div>
  );
  return (
    <StaffPage title={m.title} aside={!phone && above}>
      <UserCards />
      <UserFilters
        search={search}
        pagination={pagination}
        onChange={change}
        onColumns={(columns) => narrow({ columns })}
      />
      {!data && loading && <ListSkeleton loading={m.loading} pictures />}
      {query.error && !query.isFetchNextPageError && <QueryState query={query} words={m} />}
      {data && (
        <>
          {phone && above}
          <UsersList
            list={data}
            stale={isPlaceholderData}
            onEnd={loadMore}
            search={search}
            selecting={maySelect ? selecting : null}
            onSort={(sort, order) => change({ sort, order })}
            onView={(details) => setOpen({ details })}
            onActions={(user, opener) =>
              setOpen(open.menu?.opener === opener ? {} : { menu: { user, opener } })
            }
            onClear={() => change(unfiltered)}
            onChangeState={(user, state) => setOpen({ state: { user, state } })}
          />
          {query.isFetchNextPageError && (
            <QueryState query={{ ...query, refetch: fetchNextPage }} words={m} />
          )}
        </>
      )}
      {dialogsNeeded && (
        <Suspense fallback={null}>
          <UsersDialogs
            open={open}
            selecting={selecting}
            maySelect={maySelect}
            search={search}
            total={total}
            onOpen={setOpen}
            onStateChanged={setStateChange}
            onBulk={showBulk}
          />
        </Suspense>
      )}
      {!stateChange && hasSelection && (
        <Suspense>
          <BulkBar
            selecting={selecting}
            search={search}
            total={total}
            onAction={(bulkAction) => setOpen({ bulkAction })}
          />
        </Suspense>
      )}
      {dialogsNeeded && (
        <Suspense>
          <StateUndoBar
            change={stateChange}
            onClose={() => setStateChange(null)}
            onUndone={({ user }) => document.getElementById(rowId(user._id))?.focus()}
          />
        </Suspense>
      )}
    </StaffPage>
  );
}

/** The list from the URL, and how to change that. */
function useSearch() {
  const search = readUsersSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const narrow = useCallback(
    (changed: UsersSearch, replace = true) =>
      void navigate({ search: (before) => readUsersSearch({ ...before, ...changed }), replace }),
    [navigate],
  );
  return { search, narrow };
}
