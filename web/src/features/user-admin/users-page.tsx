import { exportSelection, startBulk } from '@kindred/contract/user-admin/bulk';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { may } from '../../lib/may.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useSession } from '../../lib/use-session.ts';
import { Pages } from '../../ui/pages.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { toFilter, useUsers } from './queries.ts';
import { useSelection } from './selection.ts';
import type { Done } from './state-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { UserCards } from './user-cards.tsx';
import { UserFilters } from './user-filters.tsx';
import { rowId } from './user-row.tsx';
import type { Open } from './users-dialogs.tsx';
import { type UsersSearch, pageSizes } from './users-search.ts';
import { UsersTable } from './users-table.tsx';

const route = getRouteApi('/users');
const UsersDialogs = lazy(async () => ({
  default: (await import('./users-dialogs.tsx')).UsersDialogs,
}));

export function UsersPage() {
  const m = useMessages('users');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useUsers(search);
  const { data, isPlaceholderData } = query;
  const [open, setOpen] = useState<Open>({});
  const [done, setDone] = useState<Done | null>(null);

  const picking = useSelection(JSON.stringify(toFilter(search)));
  const session = useSession();
  const maySelect = may(session, startBulk) || may(session, exportSelection);
  const total = data?.pagination.total ?? 0;
  const showBulk = (bulk: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, bulk }), replace: true });

  const [needed, setNeeded] = useState(false);
  if (!needed && (search.bulk || Object.keys(open).length > 0)) setNeeded(true);

  const pages = data?.pagination.pages ?? 0;
  const beyond = pages > 0 && (search.page ?? 1) > pages;
  useEffect(() => {
    if (beyond) void navigate({ search: (before) => ({ ...before, page: pages }), replace: true });
  }, [beyond, pages, navigate]);

  // Another filter or order begins at its first page.
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
            picking={maySelect ? picking : null}
            onSort={(sort, order) => change({ sort, order })}
            onView={(seen) => setOpen({ seen })}
            onChangeState={(user, state) => setOpen({ wanted: { user, state } })}
          />
          <Pages pagination={data.pagination} sizes={pageSizes} onChange={change} />
        </>
      )}
      {needed && (
        <Suspense fallback={null}>
          <UsersDialogs
            open={open}
            picking={picking}
            search={search}
            total={total}
            onOpen={setOpen}
            onDone={setDone}
            onBulk={showBulk}
          />
        </Suspense>
      )}
      {!done && (
        <BulkBar
          picking={picking}
          search={search}
          total={total}
          onAct={(acting) => setOpen({ acting })}
        />
      )}
      <UndoBar
        done={done}
        onClose={() => setDone(null)}
        onUndone={({ user }) => document.getElementById(rowId(user._id))?.focus()}
      />
    </StaffPage>
  );
}
