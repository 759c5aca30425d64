import { listInvoices } from '@kindred/contract/premium/invoices';
import { createSetupIntent, listPaymentMethods } from '@kindred/contract/premium/payment-methods';
import {
  cancelSubscription,
  confirmSubscription,
  createSubscription,
  currentSubscription,
  listOwnSubscriptions,
  reactivateSubscription,
  readSubscription,
  updateSubscription,
} from '@kindred/contract/premium/subscription';
import { expect, test } from 'vitest';
import { type CallInput, callInSession } from '../../lib/calls/call.ts';
import { createSession } from '../../lib/sessions/session.ts';
import { memoryStorage } from '../../lib/storage.ts';
import {
  type SubscriptionCall,
  isAuthError,
  subscriptionErrorOf,
} from '../../lib/failures/subscription-error.ts';
import { type Reply, stubApi } from '../../lib/testing/stub-api.ts';

// Sections 7 and 8 of the specification: each call, its URL, and its error when the server sends none.
const calls = [
  ['create', createSubscription, 'POST /subscription/create', 'Failed to create subscription'],
  [
    'current',
    currentSubscription,
    'GET /subscription/current',
    'Failed to get current subscription',
  ],
  ['update', updateSubscription, 'PUT /subscription/update', 'Failed to update subscription'],
  ['cancel', cancelSubscription, 'POST /subscription/cancel', 'Failed to cancel subscription'],
  [
    'reactivate',
    reactivateSubscription,
    'POST /subscription/reactivate',
    'Failed to reactivate subscription',
  ],
  [
    'paymentMethods',
    listPaymentMethods,
    'GET /subscription/payment-methods',
    'Failed to get payment methods',
  ],
  [
    'setupIntent',
    createSetupIntent,
    'POST /subscription/setup-intent',
    'Failed to create setup intent',
  ],
  ['invoices', listInvoices, 'GET /subscription/invoices', 'Failed to get invoices'],
  ['confirm', confirmSubscription, 'POST /subscription/confirm', 'Failed to confirm subscription'],
  ['one', readSubscription, 'GET /subscription/id/sub_1', 'Failed to get subscription'],
  ['all', listOwnSubscriptions, 'GET /get_user_subscriptions', 'Failed to get subscriptions'],
] as const;

const refusal = { success: false, message: 'Try another card.', code: 'refused', errors: [] };
const offline = 'No response from server. Please check your internet connection.';

/** The server's response; the message if it is not that of the call, the code, and the status. */
const answers: [string, Reply, string | null, string, number][] = [
  ['a refusal with words', { status: 422, body: refusal }, refusal.message, 'refused', 422],
  ['a conflict without words', { status: 409, body: {} }, null, 'SERVER_ERROR', 409],
  ['no permission', { status: 403, body: {} }, null, 'SERVER_ERROR', 403],
  ['no session', { status: 401, body: {} }, null, 'SERVER_ERROR', 401],
  ['a failure of the server', { status: 500, body: {} }, null, 'SERVER_ERROR', 500],
  ['no connection', { broken: true }, offline, 'NETWORK_ERROR', 0],
  ['a page of a proxy', { status: 200, body: '<html>' }, null, 'UNKNOWN_ERROR', 0],
];

const table = calls.flatMap(([of, route, address, fallback]) =>
  answers.map(([what, reply, message, code, status]) => ({
    ...{ of: of as SubscriptionCall, route, address, what, reply, code, status },
    message: message ?? fallback,
  })),
);

test.each(table)(
  '$of after $what is the structured error with its message, code, status and data',
  async ({ of, route, address, reply, message, code, status }) => {
    using api = stubApi(() => reply);
    const input = {
      params: { id: 'sub_1' },
      query: {},
      ...(route.method !== 'GET' && { body: {} }),
    };
    const error: unknown = await callInSession(
      createSession(memoryStorage()),
      route as typeof updateSubscription,
      input as unknown as CallInput<typeof updateSubscription>,
    ).catch((caught: unknown) => caught);
    const [sent] = api.requests;
    expect(`${sent?.method} ${sent?.url.replace('/api/v1', '').replace(/\?.*/, '')}`).toBe(address);
    const structured = subscriptionErrorOf(error, of);
    expect(structured).toEqual({ message, code, status, data: status ? reply.body : null });
    expect(isAuthError(structured)).toBe(status === 401 || status === 403);
  },
);
