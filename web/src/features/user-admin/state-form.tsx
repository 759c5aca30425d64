import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { type VersionedUser, useChangeState } from '../../api/user-admin/users.ts';
import { isSendChord } from '../../lib/is-send-chord.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { staleData } from '../../lib/stale-data.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { type BanLength, banEnd } from './ban-end.ts';
import { BanFields } from './ban-fields.tsx';
import type { BanReason } from './ban-reasons.ts';
import type { AppliedStateChange, StateRequest } from './state-change.ts';
import { stateText } from './state-text.ts';
import classes from './state-form.module.css';
import { stateVerb } from './state-verb.ts';

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
  const form = useApiForm<BanLength & { reason: string; pick: BanReason | undefined }>({
    initialValues: { reason: '', pick: undefined, days: '7', date: '' },
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
  const { reason, days, date } = form.values;
  const length = { days, date };
  const until = state === 'banned' ? banEnd(length, opened) : undefined;
  const ready = current && reason.trim() && until !== null;

  const banning = state === 'banned';
  return (
    <form className={`grid one-column gap-4 ${classes.form}`} {...form.formProps}>
      {current?.user.stateReason && <p className="muted text-sm">{stateText(current.user)}</p>}
      {banning && <BanFields form={form} />}
      <Textarea
        {...(!banning && { 'data-autofocus': true })}
        label={banning ? m.message : m.reason}
        description={banning ? m.messageAbout : m.reasonAbout}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        withAsterisk={false}
        rows={3}
        maxLength={500}
        onKeyDown={(event) => {
          if (isSendChord(event) && ready) event.currentTarget.form?.requestSubmit();
        }}
        {...form.getInputProps('reason')}
      />
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
          {stateVerb(state, { before: current?.user.state, length, until })}
          {banning && (
            <kbd className={classes.key} aria-hidden>
              Ctrl Enter
            </kbd>
          )}
        </Button>
      </DialogFooter>
    </form>
  );
}
