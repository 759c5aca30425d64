import type { FastifyInstance } from 'fastify';

/** One line a request, with the route as declared: addresses as typed may hold names. */
export function useRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { requestId, method, route: routeOptions.url, status: reply.statusCode, ms },
      'answered',
    );
    done();
  });
}
