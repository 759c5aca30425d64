import { messages as m } from '../../lib/messages/confirm-identity.ts';
import type { ProofRequest } from '../../lib/proof-request.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmIdentityForm } from './confirm-identity-form.tsx';

/** Above whatever asked for it, which goes on when it is confirmed. */
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
