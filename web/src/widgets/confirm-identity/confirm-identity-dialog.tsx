import { messages as m } from '#texts/confirm-identity.ts';
import type { ProofRequest } from '../../lib/sessions/proof-request.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ConfirmIdentityForm } from './confirm-identity-form.tsx';

interface Props {
  request: ProofRequest | null;
  opened: boolean;
  onClose: () => void;
}

/** Above the component that asked for it, which continues when it is confirmed. */
export function ConfirmIdentityDialog({ request, opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={m.title} closeLabel={m.cancel}>
      {request && <ConfirmIdentityForm request={request} />}
    </Dialog>
  );
}
