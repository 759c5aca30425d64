import { health, metrics, ready } from '@kindred/contract/system';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const probes = new Set<string>([health.url, ready.url, metrics.url]);
const sentence = 'Many people are here right now. Please try again in a moment.';

/** Above the cap a request is told to come back at once, so that those inside stay quick. */
export function useOverloadGuard(app: FastifyInstance) {
  const { maxInFlight } = app.config;
  let inFlight = 0;
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (inFlight >= maxInFlight && !probes.has(url))
      throw new AppError('unavailable', sentence, { retryAfter: 1 });
    inFlight += 1;
    // Also comes when the other side hangs up, which no hook is told of.
    reply.raw.once('close', () => (inFlight -= 1));
    done();
  });
}
