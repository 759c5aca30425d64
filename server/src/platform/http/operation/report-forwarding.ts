import type { FastifyInstance } from 'fastify';

const headers = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** An unknown proxy makes all visitors look like one. A visitor can send such a header too, so that one line is enough. */
export function reportForwarding(app: FastifyInstance) {
  if (app.config.trustProxy > 0) return;
  let isReported = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isReported ? undefined : headers.find((name) => name in request.headers);
    if (header) {
      isReported = true;
      app.log.warn(
        { header },
        'ignored a forwarding header, as TRUST_PROXY is not set: limits count the proxy instead of its visitors',
      );
    }
    done();
  });
}
