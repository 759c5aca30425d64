import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useUnmatch } from '../../api/likes.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/likes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import classes from '../../ui/form.module.css';
import type { Reported } from '../../widgets/report-form.tsx';

interface Props {
  /** Null keeps it closed. */
  about: Reported | null;
  onClose: () => void;
}

export function UnmatchDialog({ about, onClose }: Props) {
  const { matches: m } = messages;
  const { mutate, error, isPending } = useUnmatch();
  const unmatch = () => about && mutate(about.id, { onSuccess: onClose });
  return (
    <Dialog
      title={m.unmatchTitle(about?.name ?? '')}
      closeLabel={m.cancel}
      opened={about !== null}
      onClose={onClose}
    >
      <div className={classes.form}>
        <p>{m.unmatchText}</p>
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button color="danger" loading={isPending} onClick={unmatch}>
            {m.unmatch}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
