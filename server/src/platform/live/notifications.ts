import type { FastifyInstance } from 'fastify';
import { listen } from './listen.ts';

const channels = ['member_changed', 'live'] as const;
type Channel = (typeof channels)[number];

/** Notifications of the database, which all processes receive. */
export interface Notifications {
  on(channel: Channel, listener: (payload: string) => void): void;
  /** Called whenever notifications may have been missed. */
  onGap(listener: () => void): void;
  /** True while none can have been missed. */
  readonly healthy: () => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    notifications: Notifications;
  }
}

/** One connection listens for the entire process. */
export function useNotifications(app: FastifyInstance) {
  const listeners = new Map<Channel, ((payload: string) => void)[]>();
  const gaps: (() => void)[] = [];
  const listener = listen(
    app.databaseUrl,
    Object.fromEntries(channels.map((channel) => [channel, (payload) => hear(channel, payload)])),
    () => gaps.forEach((tell) => tell()),
  );
  app.addHook('onClose', () => listener.close());

  function hear(channel: Channel, payload: string) {
    for (const tell of listeners.get(channel) ?? []) tell(payload);
  }

  app.decorate('notifications', {
    on: (channel, tell) => void listeners.set(channel, [...(listeners.get(channel) ?? []), tell]),
    onGap: (tell) => void gaps.push(tell),
    healthy: listener.healthy,
  });
}
