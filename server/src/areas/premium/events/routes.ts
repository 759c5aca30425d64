import { subscriptionWebhook } from '@kindred/contract/premium/webhook';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { keepRawBodies, rawBody } from '../provider/raw-bodies.ts';
import { receiveEvent, verifyEvent } from './receive.ts';

/** This route has its own scope, in which the body is the signed bytes. */
export function eventRoutes(app: FastifyInstance) {
  void app.register(async (scope) => {
    keepRawBodies(scope);
    serve(scope, subscriptionWebhook, async ({ request }) => {
      const signature = request.headers['stripe-signature'];
      await receiveEvent(scope, verifyEvent(scope, rawBody(request), signature));
      return { data: { received: true } };
    });
  });
}
