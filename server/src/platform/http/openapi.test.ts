import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';

interface Entry {
  operationId?: string;
  description?: string;
  security?: object[];
}

const app = await testApp();
const reply = await app.inject({ url: '/api/v1/openapi.json' });
const { paths } = reply.json<{ paths: Record<string, Record<string, Entry>> }>();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, entry]) => ({ name: `${method} ${path}`, ...entry })),
);

test('each operation has its own name, for generated clients', () => {
  const own = operations.filter(({ name }) => !name.includes('/api/docs/static/'));
  const ids = own.map(({ operationId = '' }) => operationId);
  for (const id of ids) expect(id).toMatch(/^[a-z]+[A-Za-z0-9]*$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(paths['/api/v1/auth/login']?.['post']?.operationId).toBe('postAuthLogin');
  expect(paths['/healthz']?.['get']?.operationId).toBe('getHealthz');
});

test('the required access is documented, and that a token is needed', () => {
  expect(paths['/api/v1/auth/login']?.['post']).not.toHaveProperty('security');
  expect(paths['/api/v1/auth/profile']?.['get']).toMatchObject({
    description: 'Access: member.',
    security: [{ bearer: [] }],
  });
});

test('the pages are one operation with a URL of any kind', () => {
  expect(paths['/{path}']?.['get']).toMatchObject({
    operationId: 'getByPath',
    parameters: [expect.objectContaining({ in: 'path', name: 'path', required: true })],
  });
});

test('the document is compressed once, and not sent again to clients that have it', async () => {
  const url = '/api/v1/openapi.json';
  const plain = await app.inject({ url });
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  const { etag = '' } = packed.headers;
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const again = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['json', 'yaml'])(
  'the pages link to the document instead of making another as %s',
  async (kind) => {
    const answer = await app.inject({ url: `/api/docs/${kind}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/v1/openapi.json']);
  },
);

test(
  'API keys are a scheme of their own, which only some reads take, and webhooks are described',
  { tags: ['long'] },
  () => {
    const { components, webhooks } = reply.json<{
      components: { securitySchemes: Record<string, object> };
      webhooks: Record<string, object>;
    }>();
    expect(components.securitySchemes['key']).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(paths['/api/v1/auth/users']?.['get']?.security).toEqual([
      { bearer: [] },
      { key: ['members'] },
    ]);
    expect(paths['/api/v1/users/{id}']?.['get']?.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(webhooks)).toContain('report.opened');
  },
);
