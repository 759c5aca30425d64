import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers of every response. Pages replace the policy by one that allows their own files, and cacheable responses
 * replace `cache-control`.
 */
export function securityHeaders({ production }: Config) {
  return {
    'cache-control': 'no-store',
    'content-security-policy': nothing,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(self)',
    'x-permitted-cross-domain-policies': 'none',
    ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function useSecurityHeaders(app: FastifyInstance) {
  const headers = securityHeaders(app.config);
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply, headers);
    done();
  });
}

export function secure(
  { id }: FastifyRequest,
  reply: FastifyReply,
  headers: ReturnType<typeof securityHeaders>,
) {
  void reply.headers(headers).header('x-request-id', id);
}

export const makeNonce = () => randomBytes(16).toString('base64url');

/** The sources that Stripe requires for its card form, without those of its other products. */
const stripe = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
};

/**
 * Pages may load their own files, and style elements with the nonce of this response. Those with Stripe's card form
 * may load that too.
 */
export function pagePolicy(nonce: string, api: string, withStripe: boolean) {
  const elsewhere = URL.canParse(api) ? ` ${new URL(api).origin}` : '';
  // The own origin includes its sockets, and any other does not.
  const sockets = elsewhere.replace('http', 'ws');
  return [
    "default-src 'none'",
    `script-src 'self'${withStripe ? stripe.script : ''}`,
    // The office shows pages of the draft.
    `frame-src 'self'${withStripe ? ` ${stripe.frame}` : ''}`,
    "style-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: blob:${elsewhere}`,
    "font-src 'self'",
    `connect-src 'self'${elsewhere}${sockets}${withStripe ? stripe.connect : ''}`,
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Pages of a draft run no script, and only the office shows them. */
export const draftPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
