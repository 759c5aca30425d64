import { CallError } from '../calls/call-error.ts';
import { messages as words } from '#texts/subscription-errors.ts';

/** A call about subscriptions, by its name in the interface. */
export type SubscriptionCall = keyof typeof words.fallbacks;

/** A failed call about subscriptions, as section 8 of the specification describes it. */
export interface SubscriptionError {
  readonly message: string;
  /** The server's code, or SERVER_ERROR, NETWORK_ERROR or UNKNOWN_ERROR. */
  readonly code: string;
  /** 0 when there was no response. */
  readonly status: number;
  /** The body of the response. */
  readonly data: unknown;
}

const withoutResponse = ['NETWORK_ERROR', 'CONNECTION_LOST', 'TIMEOUT'];

/** The server's sentence comes first, then that of the call. */
export function subscriptionErrorOf(error: unknown, of?: SubscriptionCall): SubscriptionError {
  const fallback = of && words.fallbacks[of];
  if (!(error instanceof CallError) || error.code === 'UNEXPECTED_RESPONSE')
    return { message: fallback ?? words.unknown, code: 'UNKNOWN_ERROR', status: 0, data: null };
  const { status, code, body: data } = error;
  if (withoutResponse.includes(code))
    return { message: words.network, code: 'NETWORK_ERROR', status: 0, data: null };
  const { message, code: responseCode } = (data ?? {}) as { message?: unknown; code?: unknown };
  return {
    message: text(message) ?? fallback ?? words.server({ status }),
    code: text(responseCode) ?? 'SERVER_ERROR',
    status,
    data,
  };
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

export const isAuthError = ({ status }: SubscriptionError) => status === 401 || status === 403;
