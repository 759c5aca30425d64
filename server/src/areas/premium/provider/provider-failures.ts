import type { CardFailure } from '@kindred/contract/premium/card-failures';
import { Stripe } from 'stripe';
import { AppError } from '../../../errors.ts';

/** Whether the provider does not have the object. */
export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** The provider's object; null if it does not exist. */
export async function unlessMissing<T>(question: () => Promise<T>): Promise<T | null> {
  try {
    return await question();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** While a request with the same key is still in progress. */
const conflictStatus = 409;

const isInProgress = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === conflictStatus;

const isInvalid = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && !isInProgress(error);

/** The provider refuses what is already done, or paid. The current state is read from it afterwards. */
export async function unlessRefused(act: () => Promise<unknown>) {
  try {
    await act();
  } catch (error) {
    if (!isInvalid(error)) throw error;
  }
}

/** Whether the provider has refused, so that repeating the request has the same result. */
export const isRefusal = (error: unknown) =>
  error instanceof AppError
    ? error.status !== 503
    : error instanceof Stripe.errors.StripeCardError || isInvalid(error);

export const unreachable = () =>
  new AppError('payment_service_unreachable', {
    retryAfter: 5,
  });

const readFailure = ({ code, decline_code: declineCode }: Stripe.errors.StripeCardError) => ({
  type: 'card_error',
  code,
  declineCode,
});

interface ProviderFailure {
  readonly type?: string;
  readonly code?: string | null;
  readonly decline_code?: string | null;
}

const cardFailed = ({ type, code = null, declineCode = null }: CardFailure) =>
  new AppError('card_failed', { params: { type: type ?? null, code, declineCode } });

/** What a member reads about a card that did not pay, or a bank that did not confirm. */
export const declined = ({ type, code, decline_code: declineCode }: ProviderFailure) =>
  cardFailed({ type, code, declineCode });

/** The error that a member sees for a failure of the provider. Our own faults stay unchanged. */
export function toAppError(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) return cardFailed(readFailure(error));
  if (isMissing(error)) return new AppError('payment_object_not_found');
  if (error instanceof errors.StripeIdempotencyError || isInProgress(error))
    return new AppError('payment_still_processed');
  if (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError
  )
    return unreachable();
  if (error instanceof errors.StripeInvalidRequestError)
    return new AppError('payment_service_refused');
  // The status of the provider's response is for us, not for the member.
  if (error instanceof errors.StripeError)
    return new Error(`The payment provider refused us: ${error.type}`, { cause: error });
  return error;
}

/** Asks the provider on behalf of a member. No transaction may be open. */
export async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw toAppError(error);
  }
}
