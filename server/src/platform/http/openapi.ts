import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Failure } from '@kindred/contract/common';
import { openapi } from '@kindred/contract/system';
import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { serveRaw } from './serve.ts';

/** The OpenAPI document is generated from the schemas that validate requests. */
export async function useOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${app.config.web.brandName} API`, version: '1.0.0' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
  });
  if (app.config.apiDocs) await browseAt(app, '/api/docs');
  let made: OpenApiParts | undefined;
  serveRaw(app, openapi, async ({ request, reply }) => {
    made ??= make(JSON.stringify(app.swagger()));
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : 'gzip';
    void reply.headers({
      'cache-control': 'public, max-age=300',
      'content-type': 'application/json; charset=utf-8',
      etag: made.etag,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
    if (!/\b(?:br|gzip)\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(made.plain);
    return reply.header('content-encoding', encoding).send(made[encoding]);
  });
}

interface OpenApiParts {
  readonly plain: Buffer;
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** It is large and does not change, so it is encoded once. */
function make(text: string): OpenApiParts {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`;
  const plain = Buffer.from(text);
  return { plain, etag, br: brotliCompressSync(plain, { params: quality }), gzip: gzipSync(plain) };
}

interface ObjectSchema {
  properties?: Record<string, { default?: unknown }>;
  required?: string[];
}

/** OpenAPI has no wildcard, so it becomes a parameter `path`. */
const describeRoute: SwaggerTransform = ({ schema, url, route }) => {
  const path = url.replace('*', ':path');
  const described = { ...schema };
  if (schema.querystring) described.querystring = withOptionalDefaults(schema.querystring);
  if (schema.body) described.body = withOptionalDefaults(schema.body);
  // Routes of several methods would share the id; they are files.
  if (typeof route.method === 'string') described.operationId = operationIdOf(route.method, path);
  if (path !== url) described.params = { properties: { path: { type: 'string' } } };
  return { schema: described, url: path };
};

/** Fields with a default are optional. The schema requires them because the handler always has them. */
function withOptionalDefaults(schema: unknown) {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  const needed = required.filter((name) => properties[name]?.default === undefined);
  return { ...(schema as ObjectSchema), required: needed };
}

/** `GET /auth/user/:id` is `getAuthUserById`. */
function operationIdOf(method: string, path: string) {
  const words = path
    .replace(/^\/api\/v1\b/, '')
    .replaceAll(':', 'by-')
    .replace(/(?<=.)\/$/, '-index')
    .split(/[^a-zA-Z0-9]+/);
  return [method.toLowerCase(), ...words.filter(Boolean).map(capitalise)].join('');
}

const capitalise = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());

const anyFile = { description: 'A file', content: { '*/*': { schema: {} } } };

/** The package hides its own routes; the document lists every route. */
const pageOfDocs = {
  tags: ['Operation'],
  summary: 'A page to browse this document, and its files',
  response: { '2xx': anyFile, '3xx': { type: 'null' }, '4xx': Failure },
};

async function browseAt(app: FastifyInstance, routePrefix: string) {
  await app.register(async (docs) => {
    // The package would generate the document again for each request.
    docs.addHook('onRequest', async (request, reply) => {
      if (/\/(?:json|yaml)$/.test(request.url)) return reply.redirect(openapi.url);
      return undefined;
    });
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = pageOfDocs;
    });
    await docs.register(swaggerUi, {
      routePrefix,
      staticCSP: true,
      uiConfig: { url: openapi.url, tryItOutEnabled: false },
    });
  });
}
