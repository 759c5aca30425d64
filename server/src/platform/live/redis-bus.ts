import { Redis, type RedisOptions } from 'ioredis';
import type { Bus, BusEvents } from './bus.ts';

const options: RedisOptions = {
  // A publisher gets an error immediately when the bus cannot be reached, and retries itself.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 2000,
  connectTimeout: 2000,
  connectionName: 'kindred-live',
  retryStrategy: (times) => Math.min(50 * 2 ** times, 2000),
};

/** For Redis and Valkey. The channel belongs to one installation, as several may share a server. */
export function openRedisBus(url: string, channel: string, { onText, onGap }: BusEvents): Bus {
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, { ...options, autoResubscribe: false });
  // Failures show when something is published, and as gaps. Without a listener the event would be printed.
  for (const client of [publisher, subscriber]) client.on('error', () => undefined);
  subscriber.on('message', (_channel, text) => onText(text));
  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(onGap, () => subscriber.disconnect(true));
  });
  return {
    async publish(texts) {
      const pipeline = publisher.pipeline();
      for (const text of texts) pipeline.publish(channel, text);
      const results = await pipeline.exec();
      const failed = results?.find(([error]) => error)?.[0];
      if (failed || !results) throw failed ?? new Error('Nothing was published');
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
