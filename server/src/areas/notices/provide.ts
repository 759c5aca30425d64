import type { FastifyInstance } from 'fastify';
import { type PushKeys, usePushKeys } from './push/keys.ts';
import { type PushSubscriptions, pushSubscriptions } from './push/subscriptions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pushKeys: () => Promise<PushKeys>;
    pushSubscriptions: PushSubscriptions;
  }
}

export function provideNotices(app: FastifyInstance) {
  app.decorate('pushKeys', usePushKeys(app.pool, app.secret));
  app.decorate('pushSubscriptions', pushSubscriptions(app.secret));
}
