import type { FastifyReply } from 'fastify';

/** Calls back once when the response is over. The client may have gone before this is asked. */
export function whenClosed({ raw }: FastifyReply, done: () => void) {
  if (raw.closed || raw.destroyed || raw.socket?.destroyed) done();
  else raw.once('close', done);
}
