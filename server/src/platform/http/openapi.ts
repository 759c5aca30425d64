import { Failure } from '@kindred/contract/common';
import { documentedEvents } from '@kindred/contract/integrations/documented-events';
import { openapi } from '@kindred/contract/system';
import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type Encoded, encode, sendEncoded } from './responses/encoded.ts';
import { serveRaw } from './serve.ts';

/** The OpenAPI document is generated from the schemas that validate requests. */
export async function useOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${app.site.document.brand.name} API`, version: '1.0.0' },
      servers: [{ url: '/' }],
      components: { securitySchemes },
    },
    transform: describeRoute,
  });
  if (app.config.apiDocs) await browseAt(app, '/api/docs');
  // It is large and does not change, so it is encoded once.
  let made: Promise<Encoded> | undefined;
  serveRaw(app, openapi, async ({ request, reply }) => {
    made ??= encode(JSON.stringify({ ...app.swagger(), webhooks: documentedEvents }));
    void reply.headers({
      'cache-control': 'public, max-age=300',
      'content-type': 'application/json; charset=utf-8',
    });
    return sendEncoded(request, reply, await made);
  });
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'kk_…',
    description:
      'An API key, which an administrator makes at /integrations. It reads what its scopes name, and changes nothing.',
  },
} as const;

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
