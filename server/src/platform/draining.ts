import type { FastifyInstance } from 'fastify';

/** Node closes what is idle when the server closes, but not what becomes idle after it. */
export function useDraining(app: FastifyInstance) {
  app.addHook('preClose', (done) => {
    const { server } = app;
    if (server.listening) {
      const rounds = setInterval(() => server.closeIdleConnections(), 50);
      server.once('close', () => clearInterval(rounds));
    }
    done();
  });
}
