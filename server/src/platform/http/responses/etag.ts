import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';

/** The version of a value is a hash of its content. */
export function etagOf(value: unknown) {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`;
}

export function sendEtag(reply: FastifyReply, value: unknown) {
  void reply.header('etag', etagOf(value));
}

/** Refuses a change of an outdated version, and returns the current one. Without If-Match it always passes. */
export function refuseStale(
  { headers }: Pick<FastifyRequest, 'headers'>,
  current: unknown,
  present: unknown,
) {
  const wanted = headers['if-match'];
  if (!wanted) return;
  // A proxy that compresses responses marks their versions as weak.
  const versions = new Set(wanted.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  if (versions.has('*') || versions.has(etagOf(current))) return;
  throw new AppError('stale', { data: present });
}
