import type { CardFailureKind } from '../../premium/card-failures.ts';

export const cardFailureTexts: Readonly<Record<CardFailureKind, string>> = {
  'unconfirmed-yet':
    'Your bank asks you to confirm this payment. Nothing was charged. Try again or use another card.',
  declined: 'Your card was declined. Use another card, or ask your bank.',
  unsupported: "Your card doesn't support this payment. Use another card.",
  'over-limit': 'Your card is over its limit. Use another card.',
  currency: "Your card doesn't support this currency. Use another card.",
  expired: 'Your card has expired. Use another card.',
  'security-code': "Your card's security code is incorrect. Check it and try again.",
  number: 'Your card number is incorrect. Check it and try again.',
  funds: 'Your card has insufficient funds. Use another card.',
  expiry: "Your card's expiry date is incorrect. Check it and try again.",
  'not-confirmed':
    "Your bank didn't confirm the payment. Nothing was charged. Try again or use another card.",
  'bank-unreachable': "Your bank can't be reached. Please try again later.",
  busy: "The payment service can't be reached. Please try again.",
  'late-payment': "This payment isn't open anymore. Reload the page to see what was paid.",
  'card-not-confirmed':
    "Your bank didn't confirm the card, so it wasn't saved. Try again or use another card.",
  processing: "Your card couldn't be charged because of an error. Please try again later.",
  'late-card': "This card can't be confirmed anymore. Reload the page and try again.",
  'change-planned':
    "Your bank wants you to confirm this payment, which isn't possible while another change is planned. Nothing was charged. Keep your present plan first, or use another card.",
  'test-cards-only':
    'This site takes test cards only, such as 4242 4242 4242 4242. Never enter a real card here.',
  'try-later': 'Your bank declined the payment. Please try again later.',
  unusable: "Your card couldn't be used. Try again or use another card.",
};
