import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { useErrorText } from '../../lib/error-text.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { BanLength, type Length, endOf } from './ban-length.tsx';
import { sightIn } from './edit-refusal.ts';
import { type Sight, useChangeState } from './queries.ts';
import type { Done, Wanted } from './state-dialog.tsx';
import { standingText } from './status-text.ts';
import classes from './user-modal.module.css';

interface Props {
  wanted: Wanted;
  sight: Sight | undefined;
  onClose: () => void;
  onDone: (done: Done) => void;
}

export function StateForm({ wanted, sight: given, onClose, onDone }: Props) {
  const { state: m } = useMessages('users');
  const errorText = useErrorText();
  const { mutate, error, isPending } = useChangeState();
  const button = useKeptFocus(isPending);
  const [opened] = useState(() => Date.now());
  const [reason, setReason] = useState('');
  const [length, setLength] = useState<Length>({ days: '7', date: '' });
  const [newer, setNewer] = useState<Sight | null>(null);
  const sight = newer ?? given;
  const { state } = wanted;
  const until = state === 'banned' ? endOf(length, opened) : undefined;
  const ready = sight && reason.trim() && until !== null;

  function submit() {
    if (!ready || isPending) return;
    const { user: before, version } = sight;
    mutate(
      { user: wanted.user, state, reason: reason.trim(), ...(until && { until }), version },
      {
        onSuccess: (after) => {
          onDone({ ...wanted, before, version: after.version });
          onClose();
        },
        onError: (failure) => setNewer(sightIn(failure) ?? newer),
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
      {sight?.user.stateReason && <p className={classes.now}>{standingText(sight.user, m)}</p>}
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
      {state === 'banned' && <BanLength length={length} onChange={setLength} />}
      {error &&
        (sightIn(error) && newer ? (
          <Notice kind="warning">{m.stale(standingText(newer.user, m))}</Notice>
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
