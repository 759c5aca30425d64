import type { FastifyInstance } from 'fastify';
import { overloaded } from './admission/refusal.ts';
import type { Slots } from './admission/slots.ts';

declare module 'fastify' {
  interface FastifyInstance {
    slots: Slots;
  }
}

/** Frees the capacity of a request for others while its body arrives, and as soon as its response is ready. */
export function useOverloadGuard(app: FastifyInstance, slots: Slots) {
  app.decorate('slots', slots);
  app.addHook('preParsing', (_request, reply, _payload, done) => {
    slots.leave(reply.raw);
    done();
  });
  app.addHook('preValidation', (_request, reply, done) => {
    if (slots.isCrowded()) throw overloaded();
    slots.enter(reply.raw);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    slots.leave(reply.raw);
    done();
  });
}
