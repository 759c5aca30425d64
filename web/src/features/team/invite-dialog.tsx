import type { StaffRole } from '@kindred/contract/route';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages as m } from '../../lib/messages/team.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useInvite } from './queries.ts';
import { RoleSelect } from './role-select.tsx';
import classes from './team-page.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  onSent: (email: string) => void;
}

export function InviteDialog({ opened, onClose, onSent }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={m.inviteTitle} closeLabel={m.cancel}>
      <InviteForm onClose={onClose} onSent={onSent} />
    </Dialog>
  );
}

function InviteForm({ onClose, onSent }: Omit<Props, 'opened'>) {
  const { mutate, isPending, error, reset } = useInvite();
  const button = useKeptFocus(isPending);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('moderator');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const onSuccess = () => {
          onSent(email.trim());
          onClose();
        };
        if (email.trim() && !isPending) mutate({ email: email.trim(), role }, { onSuccess });
      }}
    >
      <TextInput
        data-autofocus
        type="email"
        name="email"
        autoComplete="off"
        maxLength={254}
        required
        withAsterisk={false}
        label={m.email}
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          reset();
        }}
      />
      <RoleSelect value={role} onChange={(chosen) => chosen !== 'none' && setRole(chosen)} />
      <p className={classes.quiet}>{m.inviteAbout}</p>
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={classes.end}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" color="ink" loading={isPending} disabled={!email.trim()}>
          {m.send}
        </Button>
      </div>
    </form>
  );
}
