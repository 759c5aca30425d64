import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const patience = 500;

/**
 * Whoever closes says so with each answer, and hangs up on nobody who may be about to ask: a line that is cut just then
 * is a failed request. Those who have nothing to ask are hung up on after a moment, and so is whoever is done later.
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
