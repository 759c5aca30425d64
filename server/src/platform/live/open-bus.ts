import type { FastifyInstance } from 'fastify';
import { keyedDigest } from '../crypto/keyed-digest.ts';
import type { Bus, BusEvents } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

/** The bus of `BUS_URL`, or the database. */
export async function openBus(app: FastifyInstance, events: BusEvents): Promise<Bus> {
  const { config, databaseUrl, dbEvents, secret } = app;
  if (!config.busUrl) return openPostgresBus(databaseUrl, dbEvents, events);
  const { openRedisBus } = await import('./redis-bus.ts');
  const installation = keyedDigest(secret, 'live bus')('').toString('base64url').slice(0, 16);
  return openRedisBus(config.busUrl, `kindred:live:${installation}`, events);
}
