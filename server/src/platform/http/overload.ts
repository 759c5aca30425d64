import type { FastifyInstance } from 'fastify';
import { overloaded } from './front/refusal.ts';
import type { Places } from './front/places.ts';

declare module 'fastify' {
  interface FastifyInstance {
    places: Places;
  }
}

/** Frees the capacity of a request for others while its body arrives, and as soon as its response is ready. */
export function useOverloadGuard(app: FastifyInstance, places: Places) {
  app.decorate('places', places);
  app.addHook('preParsing', (_request, reply, _payload, done) => {
    places.leave(reply.raw);
    done();
  });
  app.addHook('preValidation', (_request, reply, done) => {
    if (places.isCrowded()) throw overloaded();
    places.enter(reply.raw);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    places.leave(reply.raw);
    done();
  });
}
