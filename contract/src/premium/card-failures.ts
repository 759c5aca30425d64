/** The provider's code of a failure, and the bank's reason if a card was declined. */
export interface CardFailure {
  readonly type?: string | undefined;
  readonly code?: string | null | undefined;
  readonly declineCode?: string | null | undefined;
}

/** By the codes of https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes. */
const kinds = {
  authentication_required: 'unconfirmed-yet',
  card_declined: 'declined',
  card_not_supported: 'unsupported',
  card_velocity_exceeded: 'over-limit',
  currency_not_supported: 'currency',
  expired_card: 'expired',
  incorrect_cvc: 'security-code',
  incorrect_number: 'number',
  insufficient_funds: 'funds',
  invalid_cvc: 'security-code',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_number: 'number',
  invoice_payment_intent_requires_action: 'not-confirmed',
  issuer_not_available: 'bank-unreachable',
  lock_timeout: 'busy',
  payment_intent_authentication_failure: 'not-confirmed',
  payment_intent_payment_attempt_failed: 'declined',
  payment_intent_unexpected_state: 'late-payment',
  payment_method_customer_decline: 'not-confirmed',
  processing_error: 'processing',
  rate_limit: 'busy',
  setup_attempt_failed: 'card-not-confirmed',
  setup_intent_authentication_failure: 'card-not-confirmed',
  setup_intent_unexpected_state: 'late-card',
  subscription_payment_intent_requires_action: 'change-planned',
  test_mode_live_card: 'test-cards-only',
  try_again_later: 'try-later',
  withdrawal_count_limit_exceeded: 'over-limit',
} as const;

export type CardFailureKind = (typeof kinds)[keyof typeof kinds] | 'unusable';

const unreachable = new Set(['api_error', 'api_connection_error', 'rate_limit_error']);

const kindOf = (code: string | null | undefined) =>
  (kinds as Readonly<Record<string, CardFailureKind>>)[code ?? ''];

/** What went wrong. The provider's own texts are for developers and can change. */
export function cardFailureKind({ type, code, declineCode }: CardFailure): CardFailureKind {
  const known = kindOf(declineCode) ?? kindOf(code);
  if (known) return known;
  if (type && unreachable.has(type)) return 'busy';
  return type === 'card_error' ? 'declined' : 'unusable';
}
