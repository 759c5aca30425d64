import type { User } from '@kindred/contract/members';
import type { GivenState, StaffUser } from '@kindred/contract/staff';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { useErrorText } from '../../lib/error-text.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { nameOf } from '../../lib/name-of.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChangeState, useStaffUser } from './queries.ts';
import classes from './user-modal.module.css';

export interface Wanted {
  user: User;
  state: GivenState;
}

/** What has been done, and what it was before. */
export interface Done extends Wanted {
  before: StaffUser | undefined;
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
  const activating = wanted?.state === 'active';
  return (
    <Dialog
      opened={wanted !== null}
      onClose={onClose}
      title={activating ? m.activateTitle(name) : m.deactivateTitle(name)}
      closeLabel={m.cancel}
    >
      {wanted && <ReasonForm wanted={wanted} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function ReasonForm({ wanted, onClose, onDone }: Props & { wanted: Wanted }) {
  const { state: m } = useMessages('users');
  const errorText = useErrorText();
  const { mutate, error, isPending } = useChangeState();
  const before = useStaffUser(wanted.user._id).data?.user;
  const [reason, setReason] = useState('');
  const activating = wanted.state === 'active';

  function submit() {
    if (!reason.trim() || isPending) return;
    const onSuccess = () => {
      onDone({ ...wanted, before });
      onClose();
    };
    mutate({ ...wanted, reason: reason.trim() }, { onSuccess });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{activating ? m.activateAbout : m.deactivateAbout}</p>
      {before?.stateReason && (
        <p className={classes.now}>{m.now(before.state, before.stateReason)}</p>
      )}
      <Textarea
        data-autofocus
        mt="md"
        label={m.reason}
        description={m.reasonAbout}
        required
        withAsterisk={false}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          type="submit"
          loading={isPending}
          disabled={!reason.trim()}
          color={activating ? 'ink' : 'danger'}
        >
          {activating ? m.activate : m.deactivate}
        </Button>
      </div>
    </form>
  );
}
