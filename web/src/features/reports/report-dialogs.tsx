import type { Report } from '@kindred/contract/reports';
import { DeleteReportDialog } from './delete-report-dialog.tsx';
import { ReplyDialog } from './replies/reply-dialog.tsx';

/** The dialog that is open above the table; none when both are absent. */
export interface OpenDialog {
  readonly reply?: Report;
  readonly remove?: Report;
}

interface Props {
  open: OpenDialog;
  onClose: () => void;
}

/** Loaded when the first of the dialogs opens, because most visits to the list need none. */
export function ReportDialogs({ open, onClose }: Props) {
  return (
    <>
      <ReplyDialog report={open.reply ?? null} onClose={onClose} />
      <DeleteReportDialog report={open.remove ?? null} onClose={onClose} />
    </>
  );
}
