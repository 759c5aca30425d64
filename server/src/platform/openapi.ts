import { Failure } from '@kindred/contract/common';
import { openapi } from '@kindred/contract/system';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { serveRaw } from './serve.ts';

/** The published document is made from the schemas that validate requests, so it cannot say anything else. */
export async function useOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${app.config.web.brandName} API`, version: '1.0.0' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  if (app.config.apiDocs) await browseAt(app, '/api/docs');
  serveRaw(app, openapi, async () => app.swagger());
}

const anyFile = { description: 'A file', content: { '*/*': { schema: {} } } };

/** The package hides its own routes; the document names every route that there is. */
const pageOfDocs = {
  tags: ['Operation'],
  summary: 'A page to browse this document, and its files',
  response: { '2xx': anyFile, '3xx': { type: 'null' }, '4xx': Failure },
};

async function browseAt(app: FastifyInstance, routePrefix: string) {
  await app.register(async (docs) => {
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
