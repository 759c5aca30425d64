import { undoSeconds } from '@kindred/contract/desk/outcomes';
import type { Report } from '@kindred/contract/reports';
import { useChangeReport } from '../../api/reports/handling.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as words } from '#texts/report-words.ts';
import { messages } from '#texts/reports.ts';
import { shortId } from '../../lib/facts/short-id.ts';
import { UndoBar } from '../../widgets/undo-bar.tsx';
import { rowId } from './report-actions.ts';

interface Props {
  /** The current state of the report that was resolved, closed or rejected. */
  report: Report | null;
  onClose: () => void;
}

/** Says how a report ended, and offers to reopen it until its reporter is notified. */
export function OutcomeBar({ report, onClose }: Props) {
  const { outcome: m } = messages;
  const { statuses } = words;
  const { mutate, error, isPending } = useChangeReport();
  return (
    <UndoBar
      action={report}
      seconds={undoSeconds}
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
                // The focused button is gone.
                document.getElementById(rowId(report._id))?.focus();
              },
            },
          ))
      }
      onClose={onClose}
    >
      {error
        ? errorText(error)
        : report && m.done({ id: shortId(report._id), status: statuses[report.status] })}
    </UndoBar>
  );
}
