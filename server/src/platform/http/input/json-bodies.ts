import type { FastifyInstance } from 'fastify';

/** Bodies are JSON; a route for another type adds its own parser. */
export function useJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients name the content type even if they send no body.
    if (text === '' && !request.routeOptions.schema?.body) done(null, undefined);
    else void parse(request, String(text), done);
  });
}
