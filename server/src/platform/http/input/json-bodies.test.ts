import type { Failure } from '@kindred/contract/common';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { serveSampleRoutes } from '../../../../test/requests/sample-routes.ts';

const app = await testApp();
serveSampleRoutes(app);

const post = (body: string, { url = '/notes/mine', type = 'application/json' } = {}) =>
  app.inject({ method: 'POST', url, payload: body, headers: { 'content-type': type } });
const write = (body: object) => post(JSON.stringify(body));

test.each([
  ['JSON 100,000 deep', 'nested_too_deeply', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['an object 30,000 deep', 'nested_too_deeply', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
  [
    'a field 100,000 deep',
    'nested_too_deeply',
    `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ],
  ['__proto__', 'unreadable', '{"title":"hi","__proto__":{"isAdmin":true}}'],
  [
    'constructor.prototype',
    'unreadable',
    '{"title":"hi","constructor":{"prototype":{"isAdmin":true}}}',
  ],
  ['half a body', 'unreadable', '{"title":'],
  ['no JSON', 'unreadable', 'title=hi'],
  ['no body', 'body_missing', ''],
  ['null', 'invalid', 'null'],
  ['a text', 'invalid', '"hi"'],
  ['a list', 'invalid', '[{"title":"hi"}]'],
])('%s is a clear 400', async (_what, code, body) => {
  const reply = await post(body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ success: false, code });
  expect(reply.json<Failure>().message).toMatch(/^[A-Za-z].+\.$/);
});

test('too deeply nested JSON is refused as such, before anything reads it', async () => {
  const reply = await post(`{"title":${'['.repeat(33)}${']'.repeat(33)}}`);
  expect(reply.json()).toMatchObject({ message: 'The request is nested too deeply.' });
});

test.each([
  ['a list', JSON.stringify({ title: 'hi', words: Array.from({ length: 2001 }, () => 1) })],
  [
    'lists in a list',
    JSON.stringify({ title: Array.from({ length: 50 }, () => '1'.repeat(50).split('')) }),
  ],
  [
    'unknown fields',
    JSON.stringify(
      Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}`, 1])),
    ),
  ],
])('%s of thousands is refused once, not value by value', async (_what, body) => {
  const reply = await post(body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ message: 'The request holds too many values.' });
});

test('a field may be called toString', async () => {
  const reply = await post('{"title":"hi","toString":1}');
  expect(reply.json()).toMatchObject({
    errors: [{ field: 'toString', msg: 'Is not a known field', code: 'unknown_field' }],
  });
});

test('a missing body is reported as such', async () => {
  expect((await post('')).json()).toMatchObject({ message: 'The request needs a JSON body.' });
});

test('a body over 256 kB is 413', async () => {
  const reply = await write({ title: 'x'.repeat(256 * 1024) });
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({
    code: 'body_too_large',
    message: 'The request is too large.',
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
  'a body of type %s is 415',
  async (type) => {
    const reply = await post('title=hi', { type });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({
      code: 'not_json',
      message: 'Send the request as application/json.',
    });
  },
);

test('a call without a body may name a content type, or send an empty object', async () => {
  for (const body of ['', '{}', 'null'])
    expect((await post(body, { url: '/tell' })).statusCode).toBe(200);
});

test.each(['{"isAdmin":true}', '[1]', '"hi"', '1'])(
  'a call without a body refuses %s instead of ignoring it',
  async (body) => {
    const reply = await post(body, { url: '/tell' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json<Failure>().errors?.[0]?.msg).toBe('Is not a known field');
  },
);
