import type { User } from '@kindred/contract/members';
import { useStaffUser } from '../../../api/user-admin/users.ts';
import { messages } from '#texts/user-admin.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { EditUserForm } from './edit-user-form.tsx';

interface Props {
  user: User | null;
  onClose: () => void;
}

export function EditUserDialog({ user, onClose }: Props) {
  const { edit: m, row } = messages;
  const name = (user && fullName(user)) ?? row.unknown;
  return (
    <Dialog
      opened={user !== null}
      onClose={onClose}
      title={m.title({ name })}
      size="lg"
      closeLabel={m.cancel}
    >
      {user && <LoadedForm id={user._id} onClose={onClose} />}
    </Dialog>
  );
}

function LoadedForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { edit: m } = messages;
  const query = useStaffUser(id);
  return (
    <>
      <QueryState query={query} words={m} />
      {query.data && <EditUserForm loaded={query.data} onClose={onClose} />}
    </>
  );
}
