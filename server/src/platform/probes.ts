import { health, ready } from '@kindred/contract/system';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { serveRaw } from './serve.ts';

export function useProbes(app: FastifyInstance) {
  let leaving = false;
  app.addHook('preClose', async () => {
    leaving = true;
  });
  serveRaw(app, health, async () => ({ status: 'alive' }));
  serveRaw(app, ready, async () => {
    if (leaving)
      throw new AppError('unavailable', 'The service is shutting down.', { retryAfter: 5 });
    await app.pool.query('select 1');
    return { status: 'ready' };
  });
}
