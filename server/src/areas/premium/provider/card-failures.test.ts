import { expect, test } from 'vitest';
import { textsFor } from '../../../platform/text/language-texts.ts';

const general = "Your card couldn't be used. Try again or use another card.";
const declined = 'Your card was declined. Use another card, or ask your bank.';

test.each([
  [
    { type: 'card_error', code: 'card_declined', declineCode: 'insufficient_funds' },
    'insufficient',
  ],
  [{ type: 'card_error', code: 'card_declined', declineCode: 'stolen_card' }, declined],
  [{ type: 'card_error', code: 'code_of_next_year' }, declined],
  [{ type: 'card_error' }, declined],
  [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'bank'],
  [{ type: 'invalid_request_error', code: 'setup_intent_authentication_failure' }, 'bank'],
  [{ type: 'invalid_request_error', code: 'parameter_unknown' }, general],
  [{ type: 'api_connection_error' }, "can't be reached"],
  [{ type: 'api_error' }, "can't be reached"],
  [{}, general],
])('%j has a sentence of ours', (failure, part) => {
  const sentence = textsFor('en').errors.card_failed(failure);
  expect(sentence).toContain(part);
  expect(sentence).toMatch(/^[A-Z].*\.$/);
});
