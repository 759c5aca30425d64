import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'x-permitted-cross-domain-policies': 'none',
};

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every answer. Pages replace the policy by one that lets their own files in. */
export function useSecurityHeaders(app: FastifyInstance) {
  const headers = {
    ...common,
    'content-security-policy': nothing,
    ...(app.config.production && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

export const makeNonce = () => randomBytes(16).toString('base64url');

/** What a page may load: its own files, and style elements that carry this answer's nonce. */
export function pagePolicy(nonce: string, connect = "'self'") {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
