import { health, ready } from '@kindred/contract/system';
import type { FastifyInstance } from 'fastify';
import { statement } from '../../../db/statement.ts';
import { serveRaw } from '../serve.ts';

const ping = statement({ name: 'ping', text: 'select' });

/** Alive as long as the process answers, ready when it reaches the database. */
export function useProbes(app: FastifyInstance) {
  serveRaw(app, health, async () => ({ status: 'alive' }));
  serveRaw(app, ready, async () => {
    await ping.run(app.pool);
    return { status: 'ready' };
  });
}
