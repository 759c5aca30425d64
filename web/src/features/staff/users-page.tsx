import type { User } from '@kindred/contract/members';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMessages } from '../../lib/messages/messages.ts';
import { Pages } from '../../ui/pages.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useUsers } from './queries.ts';
import { type Done, StateDialog, type Wanted } from './state-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { UserCards } from './user-cards.tsx';
import { UserFilters } from './user-filters.tsx';
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
      <UserFilters search={search} onChange={change} />
      <QueryState query={query} words={m} />
      {data && (
        <>
          <UsersTable
            list={data}
            stale={isPlaceholderData}
            search={search}
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
      <UndoBar done={done} onClose={() => setDone(null)} />
    </StaffPage>
  );
}
