import * as Type from 'typebox';
import { Failure, data } from '../common.ts';
import type { Route } from '../route.ts';
import { tags } from './subscription.ts';

export const subscriptionWebhook = {
  method: 'POST',
  url: '/subscription/webhook',
  access: 'public',
  schema: {
    tags,
    summary: 'Receive events of the payment provider, signed with `Stripe-Signature`',
    response: { 200: data(Type.Object({ received: Type.Boolean() })), 400: Failure },
  },
} as const satisfies Route;
