import type { ReactNode } from 'react';
import { type ActionGroups, ActionList } from './action-list.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  opened: boolean;
  title: string;
  quoted?: boolean;
  about?: ReactNode;
  picture?: ReactNode;
  closeLabel: string;
  returnFocus?: boolean;
  onClose: () => void;
  groups: ActionGroups;
}

/** Actions for one thing: rows within reach of the thumb on a phone, a small dialog elsewhere. */
export function ActionSheet({ groups, ...dialog }: Props) {
  return (
    <Dialog {...dialog}>
      <ActionList groups={groups} />
    </Dialog>
  );
}
