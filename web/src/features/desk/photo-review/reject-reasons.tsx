import { messages as rejectTexts } from '#texts/reject-reasons.ts';
import { type RejectReason, rejectReasons } from '@kindred/contract/desk/reject-reasons';
import type { MouseEvent, Ref } from 'react';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import classes from './decision-panel.module.css';

export interface ReasonsProps {
  /** Focused by the key X. */
  firstReason?: Ref<HTMLButtonElement>;
  onReject: (event: MouseEvent, reason: RejectReason) => void;
}

/** Why a photo is rejected; a press rejects it. */
export const RejectReasons = ({ firstReason, onReject }: ReasonsProps) =>
  rejectReasons.map((reason, index) => (
    <button
      key={reason}
      ref={index === 0 ? firstReason : undefined}
      type="button"
      className={`flex min-h-10 cursor-pointer items-center justify-between rounded-md border-0 bg-transparent px-3 py-0 text-start text-sm text-ink ${classes.reason}`}
      aria-keyshortcuts={String(index + 1)}
      onClick={(event) => onReject(event, reason)}
    >
      {rejectTexts[reason].label} <Key name={String(index + 1)} />
    </button>
  ));
