import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Admission } from '../admission/admission.ts';

const idleGraceMs = 500;

/**
 * While closing, each response says so, and no connection is cut that may be about to carry a request, as that
 * request would fail. Idle connections are closed after a moment, and others after their response.
 */
export function useDraining(app: FastifyInstance, admission: Admission) {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    admission.close();
    const countLines = promisify(server.getConnections.bind(server));
    const until = performance.now() + idleGraceMs;
    while ((await countLines()) > 0 && performance.now() < until) await sleep(10);
    // A busy process has not yet read what has arrived: by the next turn it has.
    await nextTurn();
    const closeIdle = () => setImmediate(() => server.closeIdleConnections());
    const rounds = setInterval(closeIdle, 50);
    server.once('close', () => clearInterval(rounds));
  });
}
