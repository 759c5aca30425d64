import { type KeyValues, openStorage } from '../storage.ts';

/** The storage key of the member's subscription data. */
export const subscriptionKey = 'subscription';

/** A session that ends leaves nothing, however it ends. */
export const forgetSubscription = (storage: KeyValues = openStorage()) =>
  storage.removeItem(subscriptionKey);
