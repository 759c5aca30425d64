import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxRoutes } from '@kindred/contract/premium/sandbox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { serveRaw } from '../../../platform/http/serve.ts';
import { unreachable } from './provider-failures.ts';
import { keepRawBodies, rawBody } from './raw-bodies.ts';

const timeoutMs = 15_000;
/** The time for which a request is repeated if the sandbox does not listen. */
const restartWaitMs = 2000;
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

function originOf({ payments: { sandbox } }: FastifyInstance) {
  if (!sandbox) throw new AppError('payment_sandbox_absent');
  return `http://${sandbox.host}:${sandbox.port}`;
}

const isRefused = (error: unknown) =>
  ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

/** Another process may be starting the sandbox again. A refused request has changed nothing, so it can be repeated. */
async function send(app: FastifyInstance, path: string, init: RequestInit) {
  for (const deadline = Date.now() + restartWaitMs; ; await sleep(100)) {
    const origin = originOf(app);
    try {
      return { origin, response: await fetch(origin + path, init) };
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (Date.now() > deadline) throw unreachable();
    }
  }
}

async function forward(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const { authorization = '', 'content-type': type = 'application/x-www-form-urlencoded' } =
    request.headers;
  const { origin, response } = await send(app, request.url.replace(/^\/sandbox/, ''), {
    method: request.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': type,
      ...(/^Bearer pk_\w+$/i.test(authorization) && { authorization }),
    },
    ...(request.method === 'POST' && { body: rawBody(request).toString() }),
  });
  const text = await response.text();
  const location = response.headers.get('location');
  if (location) void reply.header('location', location);
  return reply
    .code(response.status)
    .type(response.headers.get('content-type') ?? 'text/plain')
    .header('content-security-policy', pagePolicy)
    .send(
      text.replaceAll(`${origin}/authenticate`, `${app.config.publicUrl}/sandbox/authenticate`),
    );
}
