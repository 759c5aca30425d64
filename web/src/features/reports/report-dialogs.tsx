import type { Report } from '@kindred/contract/reports';
import { type Settling, SettleDialog } from './settle-dialog.tsx';
import { DeleteReportDialog } from './delete-report-dialog.tsx';
import type { ReportActions } from './report-actions.ts';
import { ReplyDialog } from './replies/reply-dialog.tsx';

/** The dialog that is open above the table; none when both are absent. */
export interface OpenDialog {
  readonly reply?: Report;
  readonly remove?: Report;
  readonly settle?: Settling;
}

interface Props {
  open: OpenDialog;
  onChange: ReportActions['onChange'];
  onClose: () => void;
}

/** Loaded when the first of the dialogs opens, because most visits to the list need none. */
export function ReportDialogs({ open, onChange, onClose }: Props) {
  return (
    <>
      <ReplyDialog report={open.reply ?? null} onClose={onClose} />
      <DeleteReportDialog report={open.remove ?? null} onClose={onClose} />
      {open.settle && <SettleDialog settling={open.settle} onChange={onChange} onClose={onClose} />}
    </>
  );
}
