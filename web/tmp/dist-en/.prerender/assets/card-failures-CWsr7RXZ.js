// contract/src/premium/card-failures.ts
var another = 'Use another card.';
var declined = `Your card was declined. Use another card, or ask your bank.`;
var notConfirmed =
  "Your bank didn't confirm the payment. Nothing was charged. Try again or use another card.";
var cardNotConfirmed =
  "Your bank didn't confirm the card, so it wasn't saved. Try again or use another card.";
var busy = "The payment service can't be reached. Please try again.";
var lateState = "This payment isn't open anymore. Reload the page to see what was paid.";
var lateCard = "This card can't be confirmed anymore. Reload the page and try again.";
var expired = `Your card has expired. ${another}`;
var wrongNumber = 'Your card number is incorrect. Check it and try again.';
var wrongMonth = "Your card's expiry date is incorrect. Check it and try again.";
var wrongCode = "Your card's security code is incorrect. Check it and try again.";
/** By the codes of https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes. */
var sentences = {
  authentication_required:
    'Your bank asks you to confirm this payment. Nothing was charged. Try again or use another card.',
  card_declined: declined,
  card_not_supported: `Your card doesn't support this payment. ${another}`,
  card_velocity_exceeded: `Your card is over its limit. ${another}`,
  currency_not_supported: `Your card doesn't support this currency. ${another}`,
  expired_card: expired,
  incorrect_cvc: wrongCode,
  incorrect_number: wrongNumber,
  insufficient_funds: `Your card has insufficient funds. ${another}`,
  invalid_cvc: wrongCode,
  invalid_expiry_month: wrongMonth,
  invalid_expiry_year: wrongMonth,
  invalid_number: wrongNumber,
  invoice_payment_intent_requires_action: notConfirmed,
  issuer_not_available: "Your bank can't be reached. Please try again later.",
  lock_timeout: busy,
  payment_intent_authentication_failure: notConfirmed,
  payment_intent_payment_attempt_failed: declined,
  payment_intent_unexpected_state: lateState,
  payment_method_customer_decline: notConfirmed,
  processing_error: "Your card couldn't be charged because of an error. Please try again later.",
  rate_limit: busy,
  setup_attempt_failed: cardNotConfirmed,
  setup_intent_authentication_failure: cardNotConfirmed,
  setup_intent_unexpected_state: lateCard,
  subscription_payment_intent_requires_action:
    "Your bank wants you to confirm this payment, which isn't possible while another change is planned. Nothing was charged. Keep your present plan first, or use another card.",
  test_mode_live_card:
    'This site takes test cards only, such as 4242 4242 4242 4242. Never enter a real card here.',
  try_again_later: 'Your bank declined the payment. Please try again later.',
  withdrawal_count_limit_exceeded: `Your card is over its limit. ${another}`,
};
var unreachable = /* @__PURE__ */ new Set([
  'api_error',
  'api_connection_error',
  'rate_limit_error',
]);
/** Our own sentence for a provider's failure, as its texts are for developers and can change. */
function describeCardFailure({ type, code, declineCode }) {
  const known = sentences[declineCode ?? ''] ?? sentences[code ?? ''];
  if (known) return known;
  if (type && unreachable.has(type)) return busy;
  if (type === 'card_error') return declined;
  return "Your card couldn't be used. Try again or use another card.";
}
export { describeCardFailure as t };
