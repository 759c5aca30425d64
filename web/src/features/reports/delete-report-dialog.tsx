import type { Report } from '@kindred/contract/reports';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '#texts/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { useDeleteReport } from '../../api/reports/handling.ts';
import { shortId } from '../../lib/facts/short-id.ts';

interface Props {
  report: Report | null;
  onClose: () => void;
}

/** Asks first, because a deleted report cannot be restored. */
export function DeleteReportDialog({ report, onClose }: Props) {
  const { remove: m } = messages;
  const { mutate, error, isPending, reset } = useDeleteReport();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      opened={report !== null}
      onClose={close}
      title={report ? m.title({ id: shortId(report._id) }) : ''}
      closeLabel={m.cancel}
    >
      <div className="mt-4 grid gap-4">
        <p>{m.about}</p>
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <DialogFooter>
          <Button data-autofocus look="plain" onClick={close}>
            {m.cancel}
          </Button>
          <Button
            look="danger"
            busy={isPending}
            onClick={() => report && mutate(report, { onSuccess: close })}
          >
            {m.delete}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
