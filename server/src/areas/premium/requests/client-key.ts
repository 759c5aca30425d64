import type { FastifyRequest } from 'fastify';

/** The `Idempotency-Key` of a request that calls the provider, and so cannot run in the transaction of `serve`. */
export function clientKey({ headers }: Pick<FastifyRequest, 'headers'>) {
  const { 'idempotency-key': key } = headers;
  return typeof key === 'string' && key !== '' ? key.slice(0, 255) : null;
}
