import { type KeyValues, openStorage } from './storage.ts';

/** Where the browser keeps what it knows of the member's subscription. */
export const subscriptionKey = 'subscription';

/** Who signs out leaves nothing behind. */
export const forgetSubscription = (storage: KeyValues = openStorage()) =>
  storage.removeItem(subscriptionKey);
