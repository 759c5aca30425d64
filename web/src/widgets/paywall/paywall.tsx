import { useState } from 'react';
import type { MissingRight } from '@kindred/contract/premium/rights';
import { useSession } from '../../lib/sessions/use-session.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { CallError } from '../../lib/calls/call-error.ts';

// Most visits do not need it.
const PaywallDialog = lazyDialog(() =>
  import('./paywall-dialog.tsx').then((file) => file.PaywallDialog),
);

/** Opens once for each refusal that premium would lift, and closes with one tap. */
export function Paywall({ error }: { error: unknown }) {
  const { user } = useSession();
  const [closed, setClosed] = useState<unknown>(null);
  // Stays mounted when it closes, so that it can return the focus.
  const [latest, setLatest] = useState<unknown>(null);
  if (error && error !== latest) setLatest(error);
  const right = missingRight(latest);
  if (!right || user?.isVIP) return null;
  return (
    <PaywallDialog
      right={right}
      error={latest}
      opened={Boolean(error) && closed !== error}
      onClose={() => setClosed(error)}
    />
  );
}

/** The right that the member's plan lacks, or has used up today; null for any other failure. */
function missingRight(error: unknown): MissingRight['right'] | null {
  if (!(error instanceof CallError)) return null;
  const { data } = (error.body ?? {}) as { data?: Partial<MissingRight> | null };
  return data?.right ?? null;
}
