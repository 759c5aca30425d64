import type { User } from '@kindred/contract/members';
import type { StaffStatus } from '@kindred/contract/user-admin';
import type { BulkAction } from '@kindred/contract/user-admin/bulk-actions';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { BulkProgress } from '../bulk/bulk-progress.tsx';
import { EditUserDialog } from '../user/edit-user-dialog.tsx';
import type { AppliedStateChange, StateRequest } from '../state/state-change.ts';
import { StateDialog } from '../state/state-dialog.tsx';
import type { UserSelection } from '../bulk/use-user-selection.ts';
import { UserMenu } from '../user/user-menu.tsx';
import { UserDetailsDialog } from '../user/user-details-dialog.tsx';
import type { UsersSearch } from './users-search.ts';

/** The dialog that is open above the table; none when all of them are absent. */
export interface OpenDialog {
  readonly details?: User;
  /** Its actions, where they are not in a row. */
  readonly menu?: { readonly user: User; readonly opener: Element };
  readonly edit?: User;
  readonly state?: StateRequest;
  readonly bulkAction?: BulkAction;
}

interface Props {
  open: OpenDialog;
  selecting: UserSelection;
  maySelect: boolean;
  search: UsersSearch;
  total: number;
  onOpen: (open: OpenDialog) => void;
  onStateChanged: (change: AppliedStateChange) => void;
  onBulk: (bulk: string | undefined) => void;
}

/** Loaded when the first of the dialogs opens, because most visits to the list need none. */
export function UsersDialogs({ open, selecting, search, total, onOpen, ...props }: Props) {
  const { selection } = selecting;
  const close = () => onOpen({});
  const changeState = (user: User, state: StaffStatus) => onOpen({ state: { user, state } });
  return (
    <>
      <UserDetailsDialog
        user={open.details ?? null}
        onClose={close}
        onChangeState={changeState}
        onEdit={(edit) => onOpen({ edit })}
      />
      {open.menu && (
        <UserMenu
          {...open.menu}
          selecting={props.maySelect ? selecting : null}
          onClose={close}
          onView={(details) => onOpen({ details })}
          onChangeState={changeState}
        />
      )}
      <EditUserDialog user={open.edit ?? null} onClose={close} />
      <StateDialog request={open.state ?? null} onClose={close} onChanged={props.onStateChanged} />
      <BulkDialog
        action={open.bulkAction ?? null}
        selection={selection}
        search={search}
        count={selection.all ? total : selection.ids.size}
        onClose={close}
        onStarted={(id) => {
          close();
          selecting.clear();
          props.onBulk(id);
        }}
      />
      <BulkProgress id={search.bulk ?? null} onClose={() => props.onBulk(undefined)} />
    </>
  );
}
