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
  [{ title: 'hi', isAdmin: true }, 'isAdmin', 'Is not a known field'],
  [{ title: 'hi', place: { city: 'Porto', zip: '1' } }, 'place.zip', 'Is not a known field'],
  [{}, 'title', 'Is required'],
  [{ title: null }, 'title', 'Must be string'],
  [{ title: 5 }, 'title', 'Must be string'],
  [{ title: '   ' }, 'title', 'Must not be empty'],
  [{ title: 'eleven char' }, 'title', 'Must have at most 10 characters'],
  [{ title: 'hi', words: ['a', ''] }, 'words.1', 'Must not be empty'],
  [{ title: 'hi', words: ['a', 'b', 'c', 'd'] }, 'words', 'Must NOT have more than 3 items'],
  [{ title: 'hi', count: 0 }, 'count', 'Must be >= 1'],
  [{ title: 'hi', count: '1' }, 'count', 'Must be integer'],
  [{ title: 'hi', color: 'green' }, 'color', 'Must be one of red, blue'],
])('%j is refused with the name of its field', async (body, field, msg) => {
  const reply = await write(body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 'invalid',
    message: `${field}: ${msg}.`,
    errors: [{ field, msg }],
  });
});

test('every wrong field is reported, the first one in the sentence', async () => {
  const reply = await write({ count: 0, place: {}, extra: 1 });
  const { errors, message } = reply.json<Failure>();
  expect(errors?.map(({ field }) => field).toSorted()).toEqual([
    'count',
    'extra',
    'place.city',
    'title',
  ]);
  expect(message).toBe(`${errors?.[0]?.field}: ${errors?.[0]?.msg}.`);
});

test('text is trimmed everywhere, and measured after that', async () => {
  const reply = await post(
    JSON.stringify({ title: ' \t0123456789\n', place: { city: ' Porto ' }, words: [' a '] }),
    { url: '/notes/%20mine%20?q=%20find%20' },
  );
  expect(reply.json()).toMatchObject({
    data: {
      folder: 'mine',
      query: { page: 1, q: 'find' },
      body: { title: '0123456789', place: { city: 'Porto' }, words: ['a'] },
    },
  });
});

test('a password stays as typed, including spaces and NUL', async () => {
  const reply = await write({ title: 'hi', password: ' \0 a\t' });
  expect(reply.json()).toMatchObject({ data: { body: { password: ' \0 a\t' } } });
});

test.each([
  ['NUL', '{"title":"a\\u0000b"}', 'title'],
  ['a lone surrogate', '{"title":"\\ud83d"}', 'title'],
  ['a lone surrogate in a password', '{"title":"hi","password":"\\udc00"}', 'password'],
  ['NUL deep inside', '{"title":"hi","place":{"city":"\\u0000"}}', 'place.city'],
  ['NUL in a list', '{"title":"hi","words":["ok","\\u0000"]}', 'words.1'],
  ['NUL in the name of a field', '{"title":"hi","\\u0000":1}', 'body'],
])('%s is refused', async (_what, body, field) => {
  const reply = await post(body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    errors: [{ field, msg: 'Contains a character that is not text' }],
  });
});

test('NUL is refused in a URL too', async () => {
  expect((await post('{"title":"hi"}', { url: '/notes/a%00b' })).statusCode).toBe(400);
  expect((await post('{"title":"hi"}', { url: '/notes/mine?q=%00' })).statusCode).toBe(400);
});

test('numbers in a URL are parsed from text', async () => {
  const reply = await post('{"title":"hi"}', { url: '/notes/mine?page=7' });
  expect(reply.json()).toMatchObject({ data: { query: { page: 7 } } });
  expect((await post('{"title":"hi"}', { url: '/notes/mine?page=x' })).statusCode).toBe(400);
});
