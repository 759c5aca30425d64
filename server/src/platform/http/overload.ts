import { health, metrics, ready } from '@kindred/contract/system';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Is counted as running. */
    inside: boolean;
  }
}

const probes = new Set<string>([health.url, ready.url, metrics.url]);
const sentence = 'The service is busy. Please try again in a moment.';

/** Above the limit a request is refused at once, so that the running ones stay quick. */
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
    // Also emitted when the client closes the connection, for which there is no hook.
    reply.raw.once('close', () => leave(request));
    done();
  });
  // A request that is slowly sending its body costs nothing, and must not take the place of another.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (!reply.raw.destroyed) enter(request);
    done();
  });
}
