import type { Webhook } from '@kindred/contract/integrations/webhooks';
import { useState } from 'react';
import { useDeleteWebhook, useRenewSecret } from '../../../api/integrations.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/integrations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { hostOf } from './webhook-table.tsx';

interface Props {
  webhook: Webhook | null;
  onClose: () => void;
}

/** Makes a new secret. The one before stays valid for a day, so that programs can be changed in peace. */
export function SecretDialog({ webhook, onClose }: Props) {
  const renewing = useRenewSecret();
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    renewing.reset();
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      opened={webhook !== null}
      onClose={secret ? () => undefined : close}
      title={m.newSecret}
      closeLabel={m.cancel}
    >
      {secret ? (
        <ShownOnce secret={secret} about={m.secretOnce} onDone={close} />
      ) : (
        <>
          <p className="text-pretty">{m.newSecretAbout}</p>
          {renewing.error && <Alert kind="danger">{errorText(renewing.error)}</Alert>}
          <DialogFooter>
            <Button look="plain" onClick={close}>
              {m.cancel}
            </Button>
            <Button
              look="ink"
              busy={renewing.isPending}
              onClick={() =>
                webhook &&
                renewing.mutate(
                  { id: webhook._id, version: webhook.version },
                  { onSuccess: (made) => setSecret(made.secret) },
                )
              }
            >
              {m.makeSecret}
            </Button>
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

export function DeleteDialog({ webhook, onClose }: Props) {
  const deleting = useDeleteWebhook();
  const close = () => {
    deleting.reset();
    onClose();
  };
  return (
    <Dialog
      opened={webhook !== null}
      onClose={close}
      title={m.deleteTitle({ host: hostOf(webhook?.url ?? '') })}
      closeLabel={m.cancel}
    >
      <p className="text-pretty">{m.deleteAbout}</p>
      {deleting.error && <Alert kind="danger">{errorText(deleting.error)}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={close}>
          {m.cancel}
        </Button>
        <Button
          look="danger"
          busy={deleting.isPending}
          onClick={() => webhook && deleting.mutate(webhook._id, { onSuccess: close })}
        >
          {m.actions.delete}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
