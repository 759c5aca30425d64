import { useState } from 'react';
import { errorText } from '../../lib/failures/error-text.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { missingRight } from './missing-right.ts';

// Most visits do not need it.
const PaywallDialog = lazyDialog(() =>
  import('./paywall-dialog.tsx').then((file) => file.PaywallDialog),
);

/** Opens once for each refusal that premium would lift, and closes with one tap. */
export function Paywall({ error }: { error: unknown }) {
  const [closed, setClosed] = useState<unknown>(null);
  // Stays mounted when it closes, so that it can return the focus.
  const [latest, setLatest] = useState<unknown>(null);
  if (error && error !== latest) setLatest(error);
  const right = missingRight(latest);
  if (!right) return null;
  return (
    <PaywallDialog
      right={right}
      about={errorText(latest)}
      opened={Boolean(error) && closed !== error}
      onClose={() => setClosed(error)}
    />
  );
}
