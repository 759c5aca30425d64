import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { type BanLength, banEnd } from './ban-end.ts';
import { BanLengthFields } from './ban-length-fields.tsx';
import { currentUserIn } from './edit-refusal.ts';
import { type VersionedUser, useChangeState } from './queries.ts';
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
  const { mutate, error, isPending } = useChangeState();
  const button = useKeptFocus(isPending);
  const [opened] = useState(() => Date.now());
  const [reason, setReason] = useState('');
  const [length, setLength] = useState<BanLength>({ days: '7', date: '' });
  const [newer, setNewer] = useState<VersionedUser | null>(null);
  const current = newer ?? loaded;
  const { state } = request;
  const until = state === 'banned' ? banEnd(length, opened) : undefined;
  const ready = current && reason.trim() && until !== null;

  function submit() {
    if (!ready || isPending) return;
    const { user: before, version } = current;
    mutate(
      { user: request.user, state, reason: reason.trim(), ...(until && { until }), version },
      {
        onSuccess: (after) => {
          onChanged({ ...request, before, version: after.version });
          onClose();
        },
        onError: (failure) => setNewer(currentUserIn(failure) ?? newer),
      },
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
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
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {state === 'banned' && <BanLengthFields length={length} onChange={setLength} />}
      {error &&
        (currentUserIn(error) && newer ? (
          <Notice kind="warning">{m.stale(stateText(newer.user))}</Notice>
        ) : (
          <Notice kind="danger">{errorText(error)}</Notice>
        ))}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          type="submit"
          loading={isPending}
          disabled={!ready}
          color={state === 'active' ? 'ink' : 'danger'}
        >
          {m.verbs[state]}
        </Button>
      </div>
    </form>
  );
}
