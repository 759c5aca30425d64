import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { useChangeVip } from '../../../api/premium/vip.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages } from '#texts/member-file.ts';
import { UndoBar } from '../../../widgets/undo-bar.tsx';

/** A change of VIP that was made, with its earlier end. */
export interface VipChange {
  readonly action: 'give' | 'end';
  readonly before: string | null;
}

interface Props {
  /** The state after the change. */
  file: MemberFile;
  change: VipChange | null;
  onClose: () => void;
  onUndone: () => void;
}

/** Restores the earlier end of VIP, for ten seconds. */
export function VipUndoBar({ file, change, onClose, onUndone }: Props) {
  const { vip: m } = messages;
  const { mutate, error, isPending } = useChangeVip(file);
  const undo = ({ before }: VipChange) => {
    const until = before && Date.parse(before) > Date.now() ? before : null;
    mutate(
      { until, reason: m.undone },
      {
        onSuccess: () => {
          onClose();
          onUndone();
        },
      },
    );
  };
  return (
    <UndoBar
      action={change}
      seconds={10}
      placement="floating"
      undoLabel={m.undo}
      dismissLabel={m.dismiss}
      pending={isPending}
      onUndo={change && (() => undo(change))}
      onClose={onClose}
    >
      {error ? errorText(error) : change && m.done[change.action]}
    </UndoBar>
  );
}
