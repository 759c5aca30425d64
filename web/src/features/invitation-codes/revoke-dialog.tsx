import type { InvitationCode } from '@kindred/contract/invitation-codes';
import { writeCode } from '@kindred/contract/invitation-codes/codes';
import { useRevokeCode } from '../../api/invitation-codes.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/invitation-codes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../ui/states/alert.tsx';

interface Props {
  code: InvitationCode | null;
  onClose: () => void;
}

export function RevokeDialog({ code, onClose }: Props) {
  const revoking = useRevokeCode();
  const close = () => {
    revoking.reset();
    onClose();
  };
  return (
    <Dialog
      opened={code !== null}
      onClose={close}
      title={m.revokeTitle({ code: writeCode(code?.code ?? '') })}
      closeLabel={m.cancel}
    >
      <p className="text-pretty">{m.revokeAbout}</p>
      {revoking.error && <Alert kind="danger">{errorText(revoking.error)}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={close}>
          {m.cancel}
        </Button>
        <Button
          look="danger"
          busy={revoking.isPending}
          onClick={() => code && revoking.mutate(code._id, { onSuccess: close })}
        >
          {m.revoke}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
