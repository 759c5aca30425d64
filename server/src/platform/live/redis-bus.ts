import { openRedis } from '../redis.ts';
import type { Bus, BusEvents } from './bus.ts';

const connectionName = 'kindred-live';

/** For Redis and Valkey. The channel belongs to one installation, as several may share a server. */
export function openRedisBus(url: string, channel: string, { onText, onGap }: BusEvents): Bus {
  const publisher = openRedis(url, connectionName);
  // Failures show as gaps.
  const subscriber = openRedis(url, connectionName, { autoResubscribe: false });
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
