import { CardError } from '../../../lib/card-error.ts';
import { type SubscriptionCall, subscriptionErrorOf } from '../../../lib/subscription-error.ts';
import { WrongFields } from '../card/provider.ts';

/** The sentence for what stopped a payment; null where the fields of the card say it themselves. */
export function failureText(error: unknown, of: SubscriptionCall): string | null {
  if (error === null || error instanceof WrongFields) return null;
  return error instanceof CardError ? error.message : subscriptionErrorOf(error, of).message;
}
