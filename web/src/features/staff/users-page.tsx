import type { User } from '@kindred/contract/members';
import { Button, Loader } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useErrorText } from '../../lib/error-text.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pages } from './pages.tsx';
import { useUsers } from './queries.ts';
import { StateDialog, type Wanted } from './state-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { UserCards } from './user-cards.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserModal } from './user-modal.tsx';
import classes from './users-page.module.css';
import type { UsersSearch } from './users-search.ts';
import { UsersTable } from './users-table.tsx';

const route = getRouteApi('/users');

export function UsersPage() {
  const m = useMessages('users');
  const errorText = useErrorText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch, isPlaceholderData } = useUsers(search);
  const [seen, setSeen] = useState<User | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [done, setDone] = useState<Wanted | null>(null);

  // Another filter or order begins at its first page.
  const change = ({ page, ...changed }: UsersSearch) =>
    void navigate({ search: (before) => ({ ...before, page, ...changed }), replace: false });

  return (
    <div className={classes.page}>
      <h1>{m.title}</h1>
      <UserCards />
      <UserFilters search={search} onChange={change} />
      {error && (
        <Notice kind="danger">
          {m.failed(errorText(error))}{' '}
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {m.again}
          </Button>
        </Notice>
      )}
      {!data && !error && (
        <output className={classes.loading}>
          <Loader size="sm" color="ink" aria-hidden /> {m.loading}
        </output>
      )}
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
          <Pages pagination={data.pagination} onChange={change} />
        </>
      )}
      <UserModal
        user={seen}
        onClose={() => setSeen(null)}
        onChangeState={(user, state) => {
          setSeen(null);
          setWanted({ user, state });
        }}
      />
      <StateDialog wanted={wanted} onClose={() => setWanted(null)} onDone={setDone} />
      <UndoBar done={done} onClose={() => setDone(null)} />
    </div>
  );
}
