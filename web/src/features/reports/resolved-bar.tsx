import type { Report } from '@kindred/contract/reports';
import { useChangeReport } from '../../api/reports/handling.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/reports.ts';
import { shortId } from '../../lib/short-id.ts';
import { UndoBar } from '../../widgets/undo-bar.tsx';
import { rowId } from './report-actions.ts';

interface Props {
  /** The report that was resolved, as it is now. */
  report: Report | null;
  onClose: () => void;
}

/** Says which report was resolved and offers to reopen it for ten seconds. */
export function ResolvedBar({ report, onClose }: Props) {
  const { resolved: m } = messages;
  const { mutate, error, isPending } = useChangeReport();
  return (
    <UndoBar
      action={report}
      seconds={10}
      placement="floating"
      undoLabel={m.undo}
      dismissLabel={m.dismiss}
      pending={isPending}
      onUndo={
        report &&
        (() =>
          mutate(
            { report, status: 'in_progress' },
            {
              onSuccess: () => {
                onClose();
                // The button that had the focus is gone.
                document.getElementById(rowId(report._id))?.focus();
              },
            },
          ))
      }
      onClose={onClose}
    >
      {error ? errorText(error) : report && m.done(shortId(report._id))}
    </UndoBar>
  );
}
