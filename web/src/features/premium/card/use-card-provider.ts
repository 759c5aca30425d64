import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { CardError } from '../../../lib/failures/card-error.ts';
import { messages } from '#texts/premium.ts';
import type { CardProvider, Payments } from './provider.ts';

type Load = (payments: Payments, router: AnyRouter) => Promise<CardProvider>;

const loaders: Record<Payments['mode'], Load> = {
  sandbox: async () => (await import('./sandbox-card.tsx')).provider,
  stripe: async (payments, router) =>
    (await import('./load-stripe.ts')).loadProvider(payments, router),
  off: () => Promise.reject(new Error('Nothing is sold here.')),
};

/** Loads the payment provider's code; only the pages with a card form do. */
export function useCardProvider(payments: Payments) {
  const [provider, setProvider] = useState<CardProvider | 'failed' | null>(null);
  const loading = useRef<Promise<CardProvider>>(null);
  const router = useRouter();
  useEffect(() => {
    loading.current = loaders[payments.mode](payments, router);
    loading.current.then(setProvider, () => setProvider('failed'));
  }, [payments, router]);

  /** Waits for a provider that is loading. */
  async function load(): Promise<CardProvider> {
    const loaded = await loading.current?.catch(() => null);
    if (loaded) return loaded;
    throw new CardError(messages.card.failed);
  }

  return { provider, load };
}
