import { sandboxRoutes } from '@kindred/contract/premium/sandbox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { serveRaw } from '../../../platform/http/serve.ts';
import { keepRawBodies, rawBody } from './raw-bodies.ts';

const patience = 15_000;
/** The page replaces a bank's, with a form and its own small style. */
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";

/** Forwards the card form's requests to the sandbox, only with publishable keys. */
export function serveSandbox(app: FastifyInstance) {
  if (app.config.production) return;
  void app.register(async (scope) => {
    keepRawBodies(scope);
    for (const route of Object.values(sandboxRoutes))
      serveRaw(scope, route, ({ request, reply }) => forward(app, request, reply));
  });
}

async function forward(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const { sandbox } = app.payments;
  if (!sandbox) throw new AppError('not_found', 'There is no payment sandbox here.');
  const origin = `http://${sandbox.host}:${sandbox.port}`;
  const { authorization = '', 'content-type': type = 'application/x-www-form-urlencoded' } =
    request.headers;
  const answer = await fetch(`${origin}${request.url.replace(/^\/sandbox/, '')}`, {
    method: request.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    headers: {
      'content-type': type,
      ...(/^Bearer pk_\w+$/i.test(authorization) && { authorization }),
    },
    ...(request.method === 'POST' && { body: rawBody(request).toString() }),
  });
  const text = await answer.text();
  const location = answer.headers.get('location');
  if (location) void reply.header('location', location);
  return reply
    .code(answer.status)
    .type(answer.headers.get('content-type') ?? 'text/plain')
    .header('content-security-policy', pagePolicy)
    .send(
      text.replaceAll(`${origin}/authenticate`, `${app.config.publicUrl}/sandbox/authenticate`),
    );
}
