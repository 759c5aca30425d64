import type { Colleague } from '@kindred/contract/team';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages as m } from '../../lib/messages/team.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChangeRole } from './queries.ts';
import { RoleSelect } from './role-select.tsx';
import classes from './team-page.module.css';

interface Props {
  colleague: Colleague | null;
  onClose: () => void;
}

export function RoleDialog({ colleague, onClose }: Props) {
  return (
    <Dialog
      opened={colleague !== null}
      onClose={onClose}
      title={m.roleTitle(colleague?.name ?? colleague?.email ?? m.nobody)}
      closeLabel={m.cancel}
    >
      {colleague && <RoleForm colleague={colleague} onClose={onClose} />}
    </Dialog>
  );
}

function RoleForm({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { mutate, isPending, error } = useChangeRole();
  const [role, setRole] = useState<Colleague['role'] | 'none'>(colleague.role);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const staffRole = role === 'none' ? null : role;
        mutate({ id: colleague._id, staffRole }, { onSuccess: onClose });
      }}
    >
      <RoleSelect leave value={role} onChange={setRole} />
      <p className={classes.quiet}>{m.roleAbout}</p>
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={classes.end}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          type="submit"
          color={role === 'none' ? 'danger' : 'ink'}
          loading={isPending}
          disabled={role === colleague.role}
        >
          {m.save}
        </Button>
      </div>
    </form>
  );
}
