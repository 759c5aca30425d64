import type { FastifyInstance } from 'fastify';
import { receiveEvent } from './receive.ts';

/** Applies the events that the provider made since then, as if it had sent them again. */
export async function replayEvents(app: FastifyInstance, since: Date) {
  const { stripe } = app.payments;
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let count = 0;
  for await (const event of stripe.events.list({ created, limit: 100 })) {
    await receiveEvent(app, event, { again: true });
    count += 1;
  }
  return count;
}
