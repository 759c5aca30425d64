import { useEffect } from 'react';
import { useChangeState } from '../../../api/user-admin/users.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages } from '#texts/user-admin.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { UndoBar } from '../../../widgets/undo-bar.tsx';
import { type AppliedStateChange, undoStateChange } from './state-change.ts';

interface Props {
  change: AppliedStateChange | null;
  onClose: () => void;
  /** Moves the focus, since the focused button is gone. */
  onUndone?: (change: AppliedStateChange) => void;
}

/** Says whose state was changed and offers to undo it for ten seconds. */
export function StateUndoBar({ change, onClose, onUndone }: Props) {
  const { state: m, row } = messages;
  const { mutate, error, isPending, reset } = useChangeState();
  useEffect(reset, [change, reset]);
  const undo = change && undoStateChange(change, m.undone);
  return (
    <UndoBar
      action={change}
      seconds={10}
      placement="floating"
      undoLabel={m.undo}
      dismissLabel={m.dismiss}
      pending={isPending}
      onUndo={
        undo &&
        (() =>
          mutate(undo, {
            onSuccess: () => {
              onClose();
              onUndone?.(change);
            },
          }))
      }
      onClose={onClose}
    >
      {error
        ? errorText(error)
        : change && m.done[change.state]({ name: fullName(change.user) ?? row.unknown })}
    </UndoBar>
  );
}
