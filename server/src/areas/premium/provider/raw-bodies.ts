import type { FastifyInstance, FastifyRequest } from 'fastify';

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** In this scope bodies of any type stay bytes, which `rawBody` returns: none is parsed as JSON. */
export function keepRawBodies(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, Buffer.from(body));
    done(null, undefined);
  });
}

export const rawBody = (request: FastifyRequest) => bodies.get(request) ?? Buffer.alloc(0);
