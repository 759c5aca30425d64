import { type BulkAction, exportSelection, startBulk } from '@kindred/contract/bulk';
import type { User } from '@kindred/contract/members';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { may } from '../../lib/may.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useSession } from '../../lib/use-session.ts';
import { Pages } from '../../ui/pages.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { toFilter, useUsers } from './queries.ts';
import { useSelection } from './selection.ts';
import { type Done, StateDialog, type Wanted } from './state-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { UserCards } from './user-cards.tsx';
import { UserFilters } from './user-filters.tsx';
import { rowId } from './user-row.tsx';
import { UserModal } from './user-modal.tsx';
import { type UsersSearch, pageSizes } from './users-search.ts';
import { UsersTable } from './users-table.tsx';

const route = getRouteApi('/users');

export function UsersPage() {
  const m = useMessages('users');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useUsers(search);
  const { data, isPlaceholderData } = query;
  const [seen, setSeen] = useState<User | null>(null);
  const [edited, setEdited] = useState<User | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  const picking = useSelection(JSON.stringify(toFilter(search)));
  const [acting, setActing] = useState<BulkAction | null>(null);
  const session = useSession();
  const maySelect = may(session, startBulk) || may(session, exportSelection);
  const total = data?.pagination.total ?? 0;
  const showBulk = (bulk: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, bulk }), replace: true });

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
            onView={setSeen}
            onChangeState={(user, state) => setWanted({ user, state })}
          />
          <Pages pagination={data.pagination} sizes={pageSizes} onChange={change} />
        </>
      )}
      <UserModal
        user={seen}
        onClose={() => setSeen(null)}
        onChangeState={(user, state) => {
          setSeen(null);
          setWanted({ user, state });
        }}
        onEdit={(user) => {
          setSeen(null);
          setEdited(user);
        }}
      />
      <EditDialog user={edited} onClose={() => setEdited(null)} />
      <StateDialog wanted={wanted} onClose={() => setWanted(null)} onDone={setDone} />
      <BulkDialog
        action={acting}
        selection={picking.selection}
        search={search}
        count={picking.selection.all ? total : picking.selection.ids.size}
        onClose={() => setActing(null)}
        onBegun={(id) => {
          setActing(null);
          picking.clear();
          showBulk(id);
        }}
      />
      <BulkProgress id={search.bulk ?? null} onClose={() => showBulk(undefined)} />
      {!done && <BulkBar picking={picking} search={search} total={total} onAct={setActing} />}
      <UndoBar
        done={done}
        onClose={() => setDone(null)}
        onUndone={({ user }) => document.getElementById(rowId(user._id))?.focus()}
      />
    </StaffPage>
  );
}
