import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { type VersionedUser, useChangeState } from '../../api/user-admin/users.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { staleData } from '../../lib/stale-data.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { type BanLength, banEnd } from './ban-end.ts';
import { BanLengthFields } from './ban-length-fields.tsx';
import type { AppliedStateChange, StateRequest } from './state-change.ts';
import { stateText } from './state-text.ts';
import classes from './user-details-dialog.module.css';

interface Props {
  request: StateRequest;
  loaded: VersionedUser | undefined;
  onClose: () => void;
  onChanged: (change: AppliedStateChange) => void;
}

export function StateForm({ request, loaded, onClose, onChanged }: Props) {
  const { state: m } = messages;
  const { mutateAsync, error } = useChangeState();
  const [opened] = useState(() => Date.now());
  const [newer, setNewer] = useState<VersionedUser | null>(null);
  const current = newer ?? loaded;
  const { user, state } = request;
  const form = useApiForm<BanLength & { reason: string }>({
    initialValues: { reason: '', days: '7', date: '' },
    submit: async () => {
      if (!current || until === null) return;
      const { user: before, version } = current;
      const change = { user, state, reason: reason.trim(), ...(until && { until }), version };
      try {
        const after = await mutateAsync(change);
        onChanged({ ...request, before, version: after.version });
        onClose();
      } catch (failure) {
        setNewer(staleData<VersionedUser>(failure) ?? newer);
        throw failure;
      }
    },
  });
  const button = useKeptFocus(form.submitting);
  const { reason, ...length } = form.values;
  const until = state === 'banned' ? banEnd(length, opened) : undefined;
  const ready = current && reason.trim() && until !== null;

  return (
    <form {...form.formProps}>
      <p>{m.abouts[state]}</p>
      {current?.user.stateReason && <p className={classes.now}>{stateText(current.user)}</p>}
      <Textarea
        data-autofocus
        mt="md"
        label={m.reason}
        description={m.reasonAbout}
        required
        withAsterisk={false}
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {state === 'banned' && <BanLengthFields form={form} />}
      {form.failure &&
        (staleData(error) && newer ? (
          <Alert kind="warning">{m.stale(stateText(newer.user))}</Alert>
        ) : (
          <Alert kind="danger">{form.failure}</Alert>
        ))}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          type="submit"
          loading={form.submitting}
          disabled={!ready}
          color={state === 'active' ? 'ink' : 'danger'}
        >
          {m.verbs[state]}
        </Button>
      </DialogFooter>
    </form>
  );
}
