import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useErrorText } from '../../lib/error-text.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { nameOf } from '../../lib/name-of.ts';
import { type StateChange, useChangeState } from './queries.ts';
import type { Done } from './state-dialog.tsx';
import classes from './undo-bar.module.css';

const shownFor = 10_000;

interface Props {
  done: Done | null;
  onClose: () => void;
  /** The bar goes, and the focus that was in it has to go somewhere. */
  onUndone?: (done: Done) => void;
}

/** Says what has been done and takes it back for ten seconds. */
export function UndoBar({ done, onClose, onUndone }: Props) {
  const { state: m, row } = useMessages('users');
  const errorText = useErrorText();
  const { mutate, error, isPending, reset } = useChangeState();
  useEffect(() => {
    reset();
    const timer = done && setTimeout(onClose, shownFor);
    return () => clearTimeout(timer ?? undefined);
    // Only another deed begins another ten seconds.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [done]);
  if (!done) return null;
  const name = nameOf(done.user) ?? row.unknown;
  const back = wayBack(done, m.undone);
  return (
    <output className={classes.bar}>
      {error ? errorText(error) : m.done[done.state](name)}
      {back && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isPending}
          onClick={() =>
            mutate(
              { user: done.user, ...back, version: done.version },
              {
                onSuccess: () => {
                  onClose();
                  onUndone?.(done);
                },
              },
            )
          }
        >
          {m.undo}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={m.dismiss}
        title={m.dismiss}
        onClick={onClose}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </output>
  );
}

/** To what it was, with its reason and its end. What members did themselves is not ours to do for them. */
function wayBack({ before }: Done, undone: string): Omit<StateChange, 'user' | 'version'> | null {
  if (before.state === 'active') return { state: 'active', reason: undone };
  if (before.state !== 'banned' && before.state !== 'deactivated') return null;
  if (before.stateBy !== 'staff') return null;
  // A ban that has run out meanwhile cannot be given again.
  if (before.stateUntil && Date.parse(before.stateUntil) <= Date.now()) return null;
  return {
    state: before.state,
    reason: before.stateReason ?? undone,
    ...(before.stateUntil && { until: before.stateUntil }),
  };
}
