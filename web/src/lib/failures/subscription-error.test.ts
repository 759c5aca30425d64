import { expect, test } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { type SubscriptionCall, isAuthError, subscriptionErrorOf } from './subscription-error.ts';

// Section 8 of the specification.
const fallbacks: [SubscriptionCall, string][] = [
  ['create', 'Failed to create subscription'],
  ['current', 'Failed to get current subscription'],
  ['update', 'Failed to update subscription'],
  ['cancel', 'Failed to cancel subscription'],
  ['reactivate', 'Failed to reactivate subscription'],
  ['paymentMethods', 'Failed to get payment methods'],
  ['setupIntent', 'Failed to create setup intent'],
  ['invoices', 'Failed to get invoices'],
  ['confirm', 'Failed to confirm subscription'],
  ['one', 'Failed to get subscription'],
  ['all', 'Failed to get subscriptions'],
];

const refusal = { success: false, message: 'Your card was declined.', code: 'refused' };

test.each(fallbacks)('the fallback of %s is %s', (of, message) => {
  expect(subscriptionErrorOf(new CallError(502, 'SERVER_ERROR', ''), of)).toEqual({
    message,
    code: 'SERVER_ERROR',
    status: 502,
    data: '',
  });
  expect(subscriptionErrorOf(new CallError(422, 'refused', refusal), of)).toEqual({
    message: refusal.message,
    code: refusal.code,
    status: 422,
    data: refusal,
  });
});

const offline = 'No response from server. Please check your internet connection.';
const unexpected = 'An unexpected error occurred';

test.each<[string, unknown, string, string, number]>([
  [
    'a response without words',
    new CallError(500, 'SERVER_ERROR'),
    'Server error: 500',
    'SERVER_ERROR',
    500,
  ],
  [
    'a refusal without words',
    new CallError(404, 'REFUSED', {}),
    'Server error: 404',
    'SERVER_ERROR',
    404,
  ],
  [
    'an empty message',
    new CallError(503, 'SERVER_ERROR', { message: ' ' }),
    'Server error: 503',
    'SERVER_ERROR',
    503,
  ],
  ['no connection', new CallError(0, 'NETWORK_ERROR'), offline, 'NETWORK_ERROR', 0],
  ['a lost connection', new CallError(0, 'CONNECTION_LOST'), offline, 'NETWORK_ERROR', 0],
  ['no response in time', new CallError(0, 'TIMEOUT'), offline, 'NETWORK_ERROR', 0],
  [
    'a page of a proxy',
    new CallError(200, 'UNEXPECTED_RESPONSE', '<html>'),
    unexpected,
    'UNKNOWN_ERROR',
    0,
  ],
  ['a fault of the interface', new TypeError('x is undefined'), unexpected, 'UNKNOWN_ERROR', 0],
  ['anything else', null, unexpected, 'UNKNOWN_ERROR', 0],
])('%s is %#', (_, error, message, code, status) => {
  expect(subscriptionErrorOf(error)).toMatchObject({ message, code, status });
});

test('without a connection the call does not matter', () => {
  expect(subscriptionErrorOf(new CallError(0, 'TIMEOUT'), 'create').message).toBe(offline);
});

test.each([
  [401, true],
  [403, true],
  [404, false],
  [500, false],
  [0, false],
])('%i is an authentication error: %s', (status, expected) => {
  expect(isAuthError(subscriptionErrorOf(new CallError(status, 'X', {})))).toBe(expected);
});
