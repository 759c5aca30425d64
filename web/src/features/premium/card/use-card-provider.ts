import { useEffect, useState } from 'react';
import type { CardProvider, Payments } from './provider.ts';

const load = {
  sandbox: () => import('./sandbox-card.tsx'),
} as const;

/** Loads what belongs to the payment provider; only the pages with a card form do. */
export function useCardProvider(payments: Payments | undefined) {
  const [provider, setProvider] = useState<CardProvider | 'failed' | null>(null);
  const mode = payments?.mode ?? 'off';
  useEffect(() => {
    if (mode !== 'sandbox') return;
    load[mode]().then(
      (module) => setProvider(module.provider),
      () => setProvider('failed'),
    );
  }, [mode]);
  return provider;
}
