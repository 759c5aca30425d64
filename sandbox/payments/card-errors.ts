import { ApiError } from '../http/errors.ts';
import type { CardBehavior } from './test-cards.ts';

export interface CardFailure {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
}

export function failureOf(behavior: CardBehavior & { pays: false }, charge?: string): CardFailure {
  return {
    type: 'card_error',
    code: behavior.code,
    ...(behavior.declineCode ? { decline_code: behavior.declineCode } : {}),
    message: behavior.message,
    ...(charge ? { charge } : {}),
  };
}

export const authenticationRequired: CardFailure = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

interface FailedParts {
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

/** A declined payment is a normal response: its changes are stored. */
export function cardError(failure: CardFailure, parts: FailedParts = {}): ApiError {
  return new ApiError(402, { ...failure, type: 'card_error', ...parts }, true);
}
