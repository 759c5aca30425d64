import type { FastifyInstance } from 'fastify';
import { listen } from './listen.ts';

const channels = ['member_changed', 'live', 'site_published'] as const;
type Channel = (typeof channels)[number];

/** Notifications of PostgreSQL, which all processes receive. */
export interface DbEvents {
  on(channel: Channel, listener: (payload: string) => void): void;
  /** Called whenever notifications may have been missed. */
  onGap(listener: () => void): void;
  /** True while none can have been missed. */
  readonly healthy: () => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    dbEvents: DbEvents;
  }
}

/** One connection listens for the entire process. */
export function useDbEvents(app: FastifyInstance) {
  const listeners = new Map<Channel, ((payload: string) => void)[]>();
  const gaps: (() => void)[] = [];
  const listener = listen(
    app.databaseUrl,
    Object.fromEntries(channels.map((channel) => [channel, (payload) => hear(channel, payload)])),
    () => gaps.forEach((notify) => notify()),
  );
  app.addHook('onClose', () => listener.close());

  function hear(channel: Channel, payload: string) {
    for (const notify of listeners.get(channel) ?? []) notify(payload);
  }

  app.decorate('dbEvents', {
    on: (channel, notify) =>
      void listeners.set(channel, [...(listeners.get(channel) ?? []), notify]),
    onGap: (notify) => void gaps.push(notify),
    healthy: listener.healthy,
  });
}
