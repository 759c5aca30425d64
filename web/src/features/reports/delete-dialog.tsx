import type { Report } from '@kindred/contract/reports';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/reports.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDeleteReport } from './queries.ts';
import classes from './reply-modal.module.css';
import { shortId } from './short-id.ts';

interface Props {
  report: Report | null;
  onClose: () => void;
}

/** There is no way back from this, so it asks. */
export function DeleteDialog({ report, onClose }: Props) {
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
      title={report ? m.title(shortId(report._id)) : ''}
      closeLabel={m.cancel}
    >
      <div className={classes.form}>
        <p>{m.about}</p>
        {error && <Notice kind="danger">{errorText(error)}</Notice>}
        <div className={classes.buttons}>
          <Button data-autofocus variant="default" onClick={close}>
            {m.cancel}
          </Button>
          <Button
            color="danger"
            loading={isPending}
            onClick={() => report && mutate(report, { onSuccess: close })}
          >
            {m.delete}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
