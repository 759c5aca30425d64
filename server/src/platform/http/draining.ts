import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const patience = 500;

/**
 * While closing, each response says so, and no connection is cut that may be about to carry a request, as that
 * request would fail. Idle connections are closed after a moment, and others after their response.
 */
export function useDraining(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    const countLines = promisify(server.getConnections.bind(server));
    const until = performance.now() + patience;
    while ((await countLines()) > 0 && performance.now() < until) await sleep(10);
    const rounds = setInterval(() => server.closeIdleConnections(), 50);
    server.once('close', () => clearInterval(rounds));
  });
}
