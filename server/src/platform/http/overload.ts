import { health, metrics, ready } from '@kindred/contract/system';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts among those worked on. */
    inside: boolean;
  }
}

const probes = new Set<string>([health.url, ready.url, metrics.url]);
const sentence = 'Many people are here right now. Please try again in a moment.';

/** Above the cap a request is told to come back at once, so that those inside stay quick. */
export function useOverloadGuard(app: FastifyInstance) {
  const { maxInFlight } = app.config;
  let inFlight = 0;
  app.decorateRequest('inside', false);

  function enter(request: FastifyRequest) {
    request.inside = true;
    inFlight += 1;
  }
  function leave(request: FastifyRequest) {
    if (request.inside) inFlight -= 1;
    request.inside = false;
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (inFlight >= maxInFlight && !probes.has(request.url))
      throw new AppError('unavailable', sentence, { retryAfter: 1 });
    enter(request);
    // Also comes when the other side hangs up, which no hook is told of.
    reply.raw.once('close', () => leave(request));
    done();
  });
  // Who is slow to send a body makes no work meanwhile, and must not keep the place of another.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (!reply.raw.destroyed) enter(request);
    done();
  });
}
