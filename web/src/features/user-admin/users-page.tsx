import { exportSelection, startBulk } from '@kindred/contract/user-admin/bulk';
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useUsers } from '../../api/user-admin/users.ts';
import { mayCall } from '../../lib/may-call.ts';
import { messages as m } from '../../lib/messages/user-admin.ts';
import { useSession } from '../../lib/use-session.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import type { AppliedStateChange } from './state-change.ts';
import { StateUndoBar } from './state-undo-bar.tsx';
import { useUserSelection } from './use-user-selection.ts';
import { UserCards } from './user-cards.tsx';
import { UserFilters } from './user-filters.tsx';
import { toFilter, toQuery } from './user-query.ts';
import { rowId } from './user-row.tsx';
import type { OpenDialog } from './users-dialogs.tsx';
import { type UsersSearch, pageSizes } from './users-search.ts';
import { UsersTable } from './users-table.tsx';

const route = getRouteApi('/users');
const BulkBar = lazyRouteComponent(() => import('./bulk-bar.tsx'), 'BulkBar');
const UsersDialogs = lazyRouteComponent(() => import('./users-dialogs.tsx'), 'UsersDialogs');

export function UsersPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useUsers(toQuery(search));
  const { data, isPlaceholderData } = query;
  const [open, setOpen] = useState<OpenDialog>({});
  const [stateChange, setStateChange] = useState<AppliedStateChange | null>(null);

  const selecting = useUserSelection(JSON.stringify(toFilter(search)));
  const hasSelection = selecting.selection.all || selecting.selection.ids.size > 0;
  const session = useSession();
  const maySelect = mayCall(session, startBulk) || mayCall(session, exportSelection);
  const total = data?.pagination.total ?? 0;
  const showBulk = (bulk: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, bulk }), replace: true });

  const [dialogsNeeded, setDialogsNeeded] = useState(false);
  if (!dialogsNeeded && (search.bulk || Object.keys(open).length > 0)) setDialogsNeeded(true);

  const pages = data?.pagination.pages ?? 0;
  const pastLastPage = pages > 0 && (search.page ?? 1) > pages;
  useEffect(() => {
    if (pastLastPage)
      void navigate({ search: (before) => ({ ...before, page: pages }), replace: true });
  }, [pastLastPage, pages, navigate]);

  // A change of filter or order goes back to the first page.
  const change = ({ page, ...changed }: UsersSearch) =>
    void navigate({ search: (before) => ({ ...before, page, ...changed }), replace: false });

  return (
    <StaffPage title={m.title}>
      <UserCards />
      <UserFilters
        search={search}
        onChange={change}
        onColumns={(columns) =>
          void navigate({ search: (before) => ({ ...before, columns }), replace: true })
        }
      />
      <QueryState query={query} words={m} />
      {data && (
        <>
          <UsersTable
            list={data}
            stale={isPlaceholderData}
            search={search}
            selecting={maySelect ? selecting : null}
            onSort={(sort, order) => change({ sort, order })}
            onView={(details) => setOpen({ details })}
            onChangeState={(user, state) => setOpen({ state: { user, state } })}
          />
          <Pagination pagination={data.pagination} sizes={pageSizes} onChange={change} />
        </>
      )}
      {dialogsNeeded && (
        <Suspense fallback={null}>
          <UsersDialogs
            open={open}
            selecting={selecting}
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
      <StateUndoBar
        change={stateChange}
        onClose={() => setStateChange(null)}
        onUndone={({ user }) => document.getElementById(rowId(user._id))?.focus()}
      />
    </StaffPage>
  );
}
