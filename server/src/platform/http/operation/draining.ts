import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Admission } from '../admission/admission.ts';

const idleGraceMs = 500;

/** The time over which the sockets of a process are closed, so that other processes get them one after another. */
const longestSpreadMs = 5000;

export interface Draining {
  /** `/readyz` says so, and balancers send new requests elsewhere. */
  readonly isGoingAway: () => boolean;
  /**
   * Serves for some more seconds, in which balancers notice, and sends the sockets elsewhere towards the end. The signal ends it
   * early.
   */
  readonly begin: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * While closing, each response says so, and no connection is cut that may be about to carry a request, as that
 * request would fail. Idle connections are closed after a moment, and others after their response.
 */
export function useDraining(app: FastifyInstance, admission: Admission) {
  let goingAway = false;
  app.decorate('draining', {
    isGoingAway: () => goingAway,
    begin: async (seconds, signal) => {
      goingAway = true;
      const spreadMs = Math.min(longestSpreadMs, (seconds * 1000) / 2);
      await sleep(seconds * 1000 - spreadMs, undefined, { signal }).catch(() => undefined);
      await app.live.sendElsewhere(spreadMs, signal);
    },
  });
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
