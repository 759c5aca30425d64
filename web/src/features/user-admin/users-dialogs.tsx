import type { BulkAction } from '@kindred/contract/user-admin/bulk';
import type { User } from '@kindred/contract/members';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { Picking } from './selection.ts';
import { type Done, StateDialog, type Wanted } from './state-dialog.tsx';
import { UserModal } from './user-modal.tsx';
import type { UsersSearch } from './users-search.ts';

/** What is open above the table; nothing, when all of it is absent. */
export interface Open {
  readonly seen?: User;
  readonly edited?: User;
  readonly wanted?: Wanted;
  readonly acting?: BulkAction;
}

interface Props {
  open: Open;
  picking: Picking;
  search: UsersSearch;
  total: number;
  onOpen: (open: Open) => void;
  onDone: (done: Done) => void;
  onBulk: (bulk: string | undefined) => void;
}

/** Loaded when the first of them opens: most looks at the list need none. */
export function UsersDialogs({ open, picking, search, total, onOpen, onDone, onBulk }: Props) {
  const close = () => onOpen({});
  return (
    <>
      <UserModal
        user={open.seen ?? null}
        onClose={close}
        onChangeState={(user, state) => onOpen({ wanted: { user, state } })}
        onEdit={(edited) => onOpen({ edited })}
      />
      <EditDialog user={open.edited ?? null} onClose={close} />
      <StateDialog wanted={open.wanted ?? null} onClose={close} onDone={onDone} />
      <BulkDialog
        action={open.acting ?? null}
        selection={picking.selection}
        search={search}
        count={picking.selection.all ? total : picking.selection.ids.size}
        onClose={close}
        onBegun={(id) => {
          close();
          picking.clear();
          onBulk(id);
        }}
      />
      <BulkProgress id={search.bulk ?? null} onClose={() => onBulk(undefined)} />
    </>
  );
}
