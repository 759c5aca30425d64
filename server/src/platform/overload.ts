import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { sendFailure } from './failures.ts';

const exempt = new Set(['/healthz', '/readyz', '/metrics']);

/** Above the cap a request is told to come back at once, so that those inside stay quick. */
export function useOverloadGuard(app: FastifyInstance) {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (inFlight >= app.config.maxInFlight && !exempt.has(request.url)) {
      const busy = new AppError(
        'unavailable',
        'Many people are here right now. Please try again in a moment.',
        {
          retryAfter: 1,
        },
      );
      void sendFailure(request, reply, busy);
      return;
    }
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
    done();
  });
}
