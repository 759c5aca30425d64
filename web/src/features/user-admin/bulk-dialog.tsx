import type { BulkAction } from '@kindred/contract/user-admin/bulk';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useStartBulk } from './bulk-queries.ts';
import type { Selection } from './use-user-selection.ts';
import classes from './user-details-dialog.module.css';
import type { UsersSearch } from './users-search.ts';

interface Props {
  action: BulkAction | null;
  selection: Selection;
  search: UsersSearch;
  count: number;
  onClose: () => void;
  onStarted: (id: string) => void;
}

/** Asks for the reason before many users are changed at once. */
export function BulkDialog({ action, ...props }: Props) {
  const { bulk: m, state } = messages;
  return (
    <Dialog
      opened={action !== null}
      onClose={props.onClose}
      title={action ? m.titles[action](props.count) : ''}
      closeLabel={state.cancel}
    >
      {action && <BulkForm action={action} {...props} />}
    </Dialog>
  );
}

function BulkForm({
  action,
  selection,
  search,
  onClose,
  onStarted,
}: Props & { action: BulkAction }) {
  const { bulk: m, state } = messages;
  const { mutate, error, isPending } = useStartBulk();
  const [reason, setReason] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!reason.trim() || isPending) return;
        const request = { action, reason: reason.trim(), selection, search };
        mutate(request, { onSuccess: ({ _id }) => onStarted(_id) });
      }}
    >
      <p>{m.abouts[action]}</p>
      <Textarea
        data-autofocus
        mt="md"
        label={state.reason}
        description={m.reasonAbout}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {state.cancel}
        </Button>
        <Button
          type="submit"
          loading={isPending}
          disabled={!reason.trim()}
          color={action === 'deactivate' ? 'danger' : 'ink'}
        >
          {m.actions[action]}
        </Button>
      </div>
    </form>
  );
}
