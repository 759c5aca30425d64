import type { FastifyReply } from 'fastify';

/** Calls back once when the response is over, also if the client has already gone. */
export function whenClosed({ raw }: FastifyReply, done: () => void) {
  if (raw.closed || raw.destroyed || raw.socket?.destroyed) done();
  else raw.once('close', done);
}
