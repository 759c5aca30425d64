import { Redis, type RedisOptions } from 'ioredis';

/** A connection to the Redis or Valkey of `BUS_URL`. Who sends something gets an error immediately when it cannot be reached. */
export function openRedis(url: string, name: string, more: RedisOptions = {}) {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 2000,
    connectTimeout: 2000,
    connectionName: name,
    retryStrategy: (times) => Math.min(50 * 2 ** times, 2000),
    ...more,
  });
  // Failures show when something is sent. The library prints an error that no one listens to.
  client.on('error', () => undefined);
  return client;
}
