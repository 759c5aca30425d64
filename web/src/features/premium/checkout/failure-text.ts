import { CardError } from '../../../lib/card-error.ts';
import { type SubscriptionCall, subscriptionErrorOf } from '../../../lib/subscription-error.ts';
import { WrongFields } from '../card/provider.ts';

/** The message for a failed payment; null if the fields of the card show it themselves. */
export function failureText(error: unknown, of: SubscriptionCall): string | null {
  if (error === null || error instanceof WrongFields) return null;
  return error instanceof CardError ? error.message : subscriptionErrorOf(error, of).message;
}
