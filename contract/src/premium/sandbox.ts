import * as Type from 'typebox';
import { Failure, OneOf, content, strict } from '../common.ts';
import type { Route } from '../route.ts';
import { ProviderId } from './subscription.ts';

const tags = ['Sandbox'] as const;

/** The response has the provider's format, and a refusal the shape of its errors. */
const response = {
  200: content('application/json'),
  400: Type.Unknown(),
  401: Type.Unknown(),
  402: Type.Unknown(),
  403: Type.Unknown(),
  404: Type.Unknown(),
  409: Type.Unknown(),
};
const page = { 200: content('text/html'), 400: Failure, 404: Failure };
const intent = Type.Object(
  { kind: OneOf(['payment_intents', 'setup_intents']), id: ProviderId },
  strict,
);
const own = Type.Object({ id: ProviderId }, strict);

/** The card form's requests to the payment sandbox, through our own origin. Not in production. */
export const sandboxRoutes = {
  createMethod: {
    method: 'POST',
    url: '/sandbox/v1/payment_methods',
    access: 'public',
    schema: { tags, summary: 'Make a payment method from a test card', response },
  },
  confirmIntent: {
    method: 'POST',
    url: '/sandbox/v1/:kind/:id/confirm',
    access: 'public',
    schema: { tags, summary: 'Confirm an intent with a test card', params: intent, response },
  },
  openAuthentication: {
    method: 'GET',
    url: '/sandbox/authenticate/:id',
    access: 'public',
    schema: {
      tags,
      summary: 'The page on which a card owner confirms a payment',
      params: own,
      response: page,
    },
  },
  answerAuthentication: {
    method: 'POST',
    url: '/sandbox/authenticate/:id',
    access: 'public',
    schema: { tags, summary: 'Confirm or refuse as card owner', params: own, response: page },
  },
} as const satisfies Readonly<Record<string, Route>>;
