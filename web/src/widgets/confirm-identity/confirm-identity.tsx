import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { proofRequest } from '../../lib/proof-request.ts';

// Most visits never need it.
const ConfirmIdentityDialog = lazyRouteComponent(
  () => import('./confirm-identity-dialog.tsx'),
  'ConfirmIdentityDialog',
);

/** Asks for a fresh proof whenever a call needs one. */
export function ConfirmIdentity() {
  const { subscribe, get } = proofRequest;
  const request = useSyncExternalStore(subscribe, get, () => null);
  const [wanted, setWanted] = useState(false);
  if (request && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ConfirmIdentityDialog request={request} />
    </Suspense>
  );
}
