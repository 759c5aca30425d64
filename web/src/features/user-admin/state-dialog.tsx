import type { User } from '@kindred/contract/members';
import type { GivenState, StaffUser } from '@kindred/contract/user-admin';
import { useMessages } from '../../lib/messages/messages.ts';
import { nameOf } from '../../lib/name-of.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { type Sight, useStaffUser } from './queries.ts';
import { StateForm } from './state-form.tsx';

export interface Wanted {
  user: User;
  state: GivenState;
  /** Where they have been read already. */
  sight?: Sight;
}

/** What has been done, what it was before, and the version that it became. */
export interface Done extends Wanted {
  before: StaffUser;
  version: string;
}

interface Props {
  wanted: Wanted | null;
  onClose: () => void;
  onDone: (done: Done) => void;
}

/** Asks why before somebody is let in or put out. */
export function StateDialog({ wanted, onClose, onDone }: Props) {
  const { state: m, row } = useMessages('users');
  const name = (wanted && nameOf(wanted.user)) ?? row.unknown;
  const lifting = wanted?.sight?.user.state === 'banned' && wanted.state === 'active';
  const title = lifting ? m.liftTitle : m.titles[wanted?.state ?? 'active'];
  return (
    <Dialog opened={wanted !== null} onClose={onClose} title={title(name)} closeLabel={m.cancel}>
      {wanted && <SightedForm wanted={wanted} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

/** What is decided on has been seen: what others change meanwhile is told, not written over. */
function SightedForm({ wanted, onClose, onDone }: Props & { wanted: Wanted }) {
  const { edit: m } = useMessages('users');
  const query = useStaffUser(wanted.user._id, !wanted.sight);
  const sight = wanted.sight ?? query.data;
  return (
    <>
      {!wanted.sight && query.error && <QueryState query={query} words={m} />}
      <StateForm wanted={wanted} sight={sight} onClose={onClose} onDone={onDone} />
    </>
  );
}
