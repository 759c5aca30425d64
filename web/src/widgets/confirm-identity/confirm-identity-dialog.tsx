import { messages as m } from '../../lib/messages/confirm-identity.ts';
import type { ProofRequest } from '../../lib/proof-request.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmIdentityForm } from './confirm-identity-form.tsx';

/** Above the component that asked for it, which continues when it is confirmed. */
export function ConfirmIdentityDialog({ request }: { request: ProofRequest | null }) {
  return (
    <Dialog
      opened={request !== null}
      onClose={() => request?.settle(false)}
      title={m.title}
      closeLabel={m.cancel}
    >
      {request && <ConfirmIdentityForm request={request} />}
    </Dialog>
  );
}
