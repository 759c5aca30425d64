import type { Stripe } from 'stripe';
import type { Settings } from './store/transaction.ts';

// The version of the SDK that the sandbox follows (stripe/esm/apiVersion.js).
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

/** How a renewal that was not paid is tried again, unless the operator of the sandbox says otherwise. */
export const defaults: Pick<Settings, 'retryDays' | 'afterRetries'> = {
  retryDays: [3, 5, 7],
  afterRetries: 'cancel',
};
