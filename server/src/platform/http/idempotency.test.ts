import { data, strict } from '@kindred/contract/common';
import { type Route, apiBase } from '@kindred/contract/route';
import * as Type from 'typebox';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember, signIn } from '../../../test/members/members.ts';
import { AppError } from '../../errors.ts';
import { addJob } from '../jobs/jobs.ts';
import { serve } from './serve.ts';

const app = await testApp({ environment: { LOG_LEVEL: 'silent' } });
const { pool } = app;
await app.owner.query(`create table letter (id serial, body text);
  grant all on letter to kindred_app; grant all on sequence letter_id_seq to kindred_app`);

const post = {
  method: 'POST',
  url: '/letters/:box',
  access: 'member',
  idempotent: true,
  schema: {
    tags: ['Test'],
    summary: 'Write a letter',
    params: Type.Object({ box: Type.String() }),
    body: Type.Object({ text: Type.String() }, strict),
    response: { 200: data(Type.Object({ id: Type.Integer() })) },
  },
} as const satisfies Route;

let fail: (() => Promise<unknown>) | undefined;

await app.register(
  async (api) => {
    serve(api, post, async ({ client, body }) => {
      const text = 'insert into letter (body) values ($1) returning id';
      const { rows } = await client.query<{ id: number }>(text, [body.text]);
      if (fail) await fail();
      if (body.text === 'die') {
        const { rows: backends } = await client.query<{ pid: number }>(
          'select pg_backend_pid() as pid',
        );
        await app.owner.query('select pg_terminate_backend($1)', [backends[0]?.pid]);
      }
      return { data: { id: rows[0]?.id ?? 0, secret: 'never leaves' } };
    });
  },
  { prefix: apiBase },
);

const someone = async () => signIn(app, await createMember(app));
let ada = await someone();

const write = async (text: string, { key = '', by = ada, box = 'a' } = {}) => {
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url: `${apiBase}/letters/${box}`,
    headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
    payload: { text },
  });
  return { statusCode, body, repeated: headers['idempotency-replayed'] };
};

const letters = async () => {
  const { rows } = await pool.query<{ body: string }>('select body from letter order by id');
  return rows.map(({ body }) => body);
};

beforeEach(async () => {
  fail = undefined;
  await app.owner.query('truncate letter, idempotency');
  ada = await someone();
});

describe('a request that creates something', () => {
  test('does so each time it is sent without a key', async () => {
    await write('hello');
    await write('hello');
    expect(await letters()).toEqual(['hello', 'hello']);
  });

  test('does so once per key, and repeats the response', async () => {
    const first = await write('hello', { key: 'k1' });
    const second = await write('hello', { key: 'k1' });
    expect(first).toMatchObject({ statusCode: 200, repeated: undefined });
    expect(second).toEqual({ ...first, repeated: 'true' });
    expect(await letters()).toEqual(['hello']);
  });

  test('does so once for parallel requests, and all get the same response', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write('hello', { key: 'k2' })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await letters()).toEqual(['hello']);
  });

  test('is refused when its key was used for something else', async () => {
    await write('hello', { key: 'k3' });
    expect(await write('other', { key: 'k3' })).toMatchObject({ statusCode: 409 });
    expect(await write('hello', { key: 'k3', box: 'b' })).toMatchObject({ statusCode: 409 });
    expect(await letters()).toEqual(['hello']);
  });

  test('is independent of the keys of other members', async () => {
    await write('hello', { key: 'k4' });
    expect(await write('other', { key: 'k4', by: await someone() })).toMatchObject({
      statusCode: 200,
    });
    expect(await letters()).toEqual(['hello', 'other']);
  });

  test('may use its key again a day later', async () => {
    const member = await createMember(app);
    await write('hello', { key: 'k5', by: await signIn(app, member) });
    app.advanceClock(24 * 3_600_000);
    const later = await signIn(app, member);
    expect(await write('other', { key: 'k5', by: later })).toMatchObject({ statusCode: 200 });
    expect(await letters()).toEqual(['hello', 'other']);
  });

  test('is forgotten a day later', async () => {
    await write('hello', { key: 'k6' });
    await addJob(pool, 'delete-old-rows-hourly', {});
    await app.jobs.runDue();
    expect((await pool.query('select from idempotency')).rowCount).toBe(1);
    app.advanceClock(24 * 3_600_000);
    await addJob(pool, 'delete-old-rows-hourly', {});
    await app.jobs.runDue();
    expect((await pool.query('select from idempotency')).rowCount).toBe(0);
  });

  test.each(['x'.repeat(256), 'two words', 'schlüssel'])('refuses %j as a key', async (key) => {
    expect(await write('hello', { key })).toMatchObject({ statusCode: 400 });
    expect(await letters()).toEqual([]);
  });
});

describe('a request that fails', () => {
  const refused = () => Promise.reject(new AppError('own_profile_chosen'));
  const broken = () => Promise.reject(new Error('a fault of ours'));

  test.each([
    ['refused', 422, refused],
    ['broken', 500, broken],
  ])('and is %s leaves nothing, and its key is free', async (_how, statusCode, how) => {
    fail = how;
    expect(await write('first', { key: 'f1' })).toMatchObject({ statusCode });
    expect(await letters()).toEqual([]);
    fail = undefined;
    expect(await write('second', { key: 'f1' })).toMatchObject({ statusCode: 200 });
    expect(await letters()).toEqual(['second']);
  });

  test('because everything died half-way leaves nothing, and can be sent again', async () => {
    expect(await write('die', { key: 'f2' })).toMatchObject({ statusCode: 503 });
    expect(await letters()).toEqual([]);
    expect(await write('live', { key: 'f2' })).toMatchObject({ statusCode: 200 });
    expect(await letters()).toEqual(['live']);
  });

  test('lets a parallel request that waited for it continue', async () => {
    let entered = () => {};
    let leave = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const gate = new Promise<void>((resolve) => (leave = resolve));
    fail = async () => {
      entered();
      await gate;
      throw new AppError('own_profile_chosen');
    };
    const first = write('hello', { key: 'f3' });
    await inside;
    fail = undefined;
    const second = write('hello', { key: 'f3' });
    leave();
    expect(await first).toMatchObject({ statusCode: 422 });
    expect(await second).toMatchObject({ statusCode: 200, repeated: undefined });
    expect(await letters()).toEqual(['hello']);
  });
});

test('only declared fields are stored', async () => {
  await write('hello', { key: 'p1' });
  const { rows } = await pool.query('select response from idempotency');
  expect(JSON.stringify(rows)).not.toContain('secret');
});

test('the document describes the key and the conflict', () => {
  const { paths } = app.swagger() as {
    paths: Record<string, { post: { parameters: object[]; responses: object } }>;
  };
  const described = paths[`${apiBase}/letters/{box}`]?.post;
  const key = { in: 'header', name: 'idempotency-key', required: false };
  expect(described?.parameters).toContainEqual(expect.objectContaining(key));
  expect(described?.responses).toHaveProperty('409');
});

test.each([
  ['under /auth', { url: '/auth/things' }],
  ['open to everyone', { access: 'public' }],
  ['of another method', { method: 'PUT' }],
] as const)('a route %s cannot be declared idempotent', (_which, change) => {
  const route: Route = { ...post, ...change };
  expect(() => serve(app, route, async () => ({}) as never)).toThrow('cannot be idempotent');
});
