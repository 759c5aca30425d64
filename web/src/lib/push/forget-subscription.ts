import { type KeyValues, openStorage } from '../storage.ts';

/** The storage key of the member's subscription data. */
export const subscriptionKey = 'subscription';

/** Signing out leaves nothing. */
export const forgetSubscription = (storage: KeyValues = openStorage()) =>
  storage.removeItem(subscriptionKey);
