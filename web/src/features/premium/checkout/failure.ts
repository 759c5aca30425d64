import { CallError } from '../../../lib/calls/call-error.ts';
import { CardError } from '../../../lib/failures/card-error.ts';
import {
  type SubscriptionCall,
  subscriptionErrorOf,
} from '../../../lib/failures/subscription-error.ts';
import { WrongFields } from '../card/provider.ts';

export interface Failure {
  /** Null if the fields of the card show it themselves. */
  text: string | null;
  /** The card has no free trial, but can pay now. */
  canPayNow: boolean;
}

/** The message for a failed payment; null if the fields of the card show it themselves. */
export function failureText(error: unknown, of: SubscriptionCall): string | null {
  if (error === null || error instanceof WrongFields) return null;
  return error instanceof CardError ? error.message : subscriptionErrorOf(error, of).message;
}

export const failureOf = (error: unknown, of: SubscriptionCall): Failure => ({
  text: failureText(error, of),
  canPayNow: fieldsOf(error).includes('trial'),
});

function fieldsOf(error: unknown): (string | undefined)[] {
  if (!(error instanceof CallError)) return [];
  const { errors } = (error.body ?? {}) as { errors?: readonly { field?: string }[] };
  return errors?.map(({ field }) => field) ?? [];
}
