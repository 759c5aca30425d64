import { useState, useSyncExternalStore } from 'react';
import { proofRequest } from '../../lib/sessions/proof-request.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

// Most visits never need it.
const ConfirmIdentityDialog = lazyDialog(() =>
  import('./confirm-identity-dialog.tsx').then((file) => file.ConfirmIdentityDialog),
);

/** Asks for a fresh proof whenever a call needs one. */
export function ConfirmIdentity() {
  const { subscribe, get } = proofRequest;
  const request = useSyncExternalStore(subscribe, get, () => null);
  const [wanted, setWanted] = useState(false);
  if (request && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <ConfirmIdentityDialog
      request={request}
      opened={request !== null}
      onClose={() => request?.settle(false)}
    />
  );
}
