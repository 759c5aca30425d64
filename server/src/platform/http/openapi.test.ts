import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';

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

test('each operation has a name of its own, for those who make clients of it', () => {
  const own = operations.filter(({ name }) => !name.includes('/api/docs/static/'));
  const ids = own.map(({ operationId = '' }) => operationId);
  for (const id of ids) expect(id).toMatch(/^[a-z]+[A-Za-z0-9]*$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(paths['/api/v1/auth/login']?.['post']?.operationId).toBe('postAuthLogin');
  expect(paths['/healthz']?.['get']?.operationId).toBe('getHealthz');
});

test('who may call is said, and that a token is needed', () => {
  expect(paths['/api/v1/auth/login']?.['post']).not.toHaveProperty('security');
  expect(paths['/api/v1/auth/profile']?.['get']).toMatchObject({
    description: 'Access: member.',
    security: [{ bearer: [] }],
  });
});

test('the pages are one operation with an address of any kind', () => {
  expect(paths['/{path}']?.['get']).toMatchObject({
    operationId: 'getByPath',
    parameters: [expect.objectContaining({ in: 'path', name: 'path', required: true })],
  });
});
