import type { Invoice } from '@kindred/contract/premium/invoices';
import type { PaymentMethod } from '@kindred/contract/premium/payment-methods';
import type { Subscription } from '@kindred/contract/premium/subscription';
import { subscriptionKey } from './forget-subscription.ts';
import { type KeyValues, openStorage } from '../storage.ts';

/**
 * The data stored in this browser, so that it shows immediately next time. It is read synchronously, so there is no
 * timeout.
 */
export interface SubscriptionState {
  currentSubscription: Subscription | null;
  paymentMethods: PaymentMethod[];
  invoices: Invoice[];
  /** A card that is being saved, until its owner has confirmed it. */
  setupIntent: { clientSecret: string; setupIntentId: string; coupon?: string } | null;
}

type Stored = Partial<SubscriptionState> & { owner?: string };

/** The stored data of this member; nothing of anyone else. */
export function readSubscription(
  owner: string,
  storage: KeyValues = openStorage(),
): Partial<SubscriptionState> {
  const { owner: of, ...state } = read(storage);
  return of === owner ? state : {};
}

export function keepSubscription(
  owner: string,
  change: Partial<SubscriptionState>,
  storage: KeyValues = openStorage(),
) {
  // The session may have ended since the request, in this tab or another one.
  if (!storage.getItem('token')) return;
  const kept = { ...readSubscription(owner, storage), ...change, owner };
  try {
    storage.setItem(subscriptionKey, JSON.stringify(kept));
  } catch {
    // A full storage stores nothing, and the server is asked again.
  }
}

function read(storage: KeyValues): Stored {
  try {
    const kept: unknown = JSON.parse(storage.getItem(subscriptionKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
