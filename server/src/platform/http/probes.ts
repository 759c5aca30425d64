import { health, ready } from '@kindred/contract/system';
import type { FastifyInstance } from 'fastify';
import { serveRaw } from './serve.ts';

/** Alive is the process; ready is whoever reaches the database. */
export function useProbes(app: FastifyInstance) {
  serveRaw(app, health, async () => ({ status: 'alive' }));
  serveRaw(app, ready, async () => {
    await app.pool.query('select 1');
    return { status: 'ready' };
  });
}
