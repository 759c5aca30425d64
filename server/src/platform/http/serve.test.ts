import { data } from '@kindred/contract/common';
import { commonErrors } from '@kindred/contract/common-errors';
import { type Route, apiBase } from '@kindred/contract/route';
import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { serveSampleRoutes } from '../../../test/requests/sample-routes.ts';
import { AppError, sentenceOf } from '../../errors.ts';
import { serve } from './serve.ts';

const tags = ['Test'] as const;

const fail = {
  method: 'GET',
  url: '/fail/:code',
  access: 'public',
  schema: {
    tags,
    summary: 'Fails on request',
    params: Type.Object({ code: Type.String() }),
    response: { 200: data(Type.Null()) },
  },
} as const satisfies Route;

const breakDown = {
  method: 'GET',
  url: '/break/:how',
  access: 'public',
  schema: {
    tags,
    summary: 'Breaks down',
    params: Type.Object({ how: Type.String() }),
    response: { 200: data(Type.Object({ must: Type.String() })) },
  },
} as const satisfies Route;

type PlainCode = 'stale';
const plainErrors = Object.entries(commonErrors)
  .filter(([, kind]) => !('params' in kind))
  .map(([code, { status }]) => [code as PlainCode, status] as const);

const app = await testApp({ environment: { LOG_LEVEL: 'silent' } });
serve(app, breakDown, async ({ params: { how } }) => {
  if (how === 'unfit') return { data: {} as { must: string } };
  if (how === 'sql') await app.pool.query('select secret_column from member');
  throw new Error(`${how} at /srv/kindred/secret.ts`);
});
serve(app, fail, async ({ params }) => {
  const fine = {
    retryAfter: 2.2,
    errors: [{ field: 'code', msg: 'As asked', code: 'invalid' as const }],
    data: { now: 1 },
  };
  throw new AppError(params.code as PlainCode, fine);
});
serveSampleRoutes(app);

test("a response contains success, the handler's result, and nothing undeclared", async () => {
  const reply = await app.inject({ method: 'POST', url: '/tell' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.json()).toEqual({ success: true, data: { open: 'yes' } });
});

test.each(plainErrors)(
  'a failure "%s" responds with %i in the standard error format',
  async (code, status) => {
    const reply = await app.inject({ url: `/fail/${code}` });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['retry-after']).toBe('3');
    expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
    expect(reply.json()).toEqual({
      success: false,
      message: sentenceOf(code, null),
      code,
      requestId: reply.headers['x-request-id'],
      errors: [{ field: 'code', msg: 'As asked', code: 'invalid' as const }],
      data: { now: 1 },
    });
  },
);

test('each request has its own id, and accepts none from outside', async () => {
  const ask = () => app.inject({ url: '/fail/stale', headers: { 'x-request-id': 'mine' } });
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
});

test.each([
  ['GET', `${apiBase}/nowhere`],
  ['POST', `${apiBase}/nowhere`],
  ['DELETE', `${apiBase}/auth/login`],
  ['GET', `${apiBase}/auth/login`],
  ['PUT', '/nowhere'],
  ['GET', '/api'],
  ['GET', `${apiBase}//auth/profile`],
  ['OPTIONS', `${apiBase}/auth/login`],
] as const)('%s %s is a 404 in the same shape', async (method, url) => {
  const reply = await app.inject({ method, url });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({
    success: false,
    code: 'page_not_found',
    message: 'Page not found. Check the address.',
    requestId: reply.headers['x-request-id'],
  });
});

test.each(['sql', 'unfit', 'otherwise'])(
  'our own fault (%s) reveals nothing about itself',
  async (how) => {
    const reply = await app.inject({ url: `/break/${how}` });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      success: false,
      message: 'Server error: Please try again later.',
      code: 'internal',
      requestId: reply.headers['x-request-id'],
    });
  },
);
