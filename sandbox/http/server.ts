import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiResponse, ApiRequest } from './respond.ts';
import { parseForm } from './form.ts';

const largestBody = 1_000_000;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Error('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The key comes from `Authorization` with either scheme, or from the form as browsers send it. */
function readKey(request: IncomingMessage, form: ApiRequest['form'] = {}): string | undefined {
  const [scheme, value = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
  return typeof form.key === 'string' ? form.key : undefined;
}

async function readRequest(request: IncomingMessage, url: URL): Promise<ApiRequest> {
  const body = await readBody(request);
  const form = parseForm([url.search.slice(1), body].filter(Boolean).join('&'));
  const idempotencyKey = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    form,
    key: readKey(request, form),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  };
}

/** A page calls from another origin, with the publishable key and a client secret. */
const openToPages = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
};

/** A page or file that is no part of the API. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

export interface AskedPage {
  method: string;
  url: URL;
  body: string;
  /** The key of `Authorization`, which some pages need. */
  key: string | undefined;
}

export interface Handlers {
  /** Resolves when the response's changes are on the disk. */
  respond: (request: ApiRequest) => Promise<ApiResponse>;
  page: (asked: AskedPage) => Promise<Page | undefined>;
}

async function serve(request: IncomingMessage, response: ServerResponse, handlers: Handlers) {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  if (request.method === 'OPTIONS') {
    response.writeHead(204, openToPages).end();
    return;
  }
  if (!url.pathname.startsWith('/v1/')) {
    const page = await handlers.page({
      method: request.method ?? 'GET',
      url,
      body: await readBody(request),
      key: readKey(request),
    });
    response.writeHead(page?.status ?? 404, page?.headers).end(page?.body ?? 'Not found');
    return;
  }
  const { status, body, requestId, isReplayed } = await handlers.respond(
    await readRequest(request, url),
  );
  response
    .writeHead(status, {
      ...openToPages,
      'content-type': 'application/json',
      'request-id': requestId,
      ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
    })
    .end(body);
}

function fail(response: ServerResponse, error: unknown): void {
  console.error('The payment sandbox failed to respond:', error);
  const body = { error: { type: 'api_error', message: 'The payment sandbox failed to respond.' } };
  if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function listenAt(port: number, handlers: Handlers): Promise<Server> {
  const server = createServer((request, response) => {
    serve(request, response, handlers).catch((error: unknown) => fail(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Listens on the earlier port if it is free, and otherwise on any. */
export async function listen(port: number, before: number, handlers: Handlers): Promise<Server> {
  if (port !== 0 || before === 0) return listenAt(port, handlers);
  try {
    return await listenAt(before, handlers);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listenAt(0, handlers);
  }
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;

export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
}
