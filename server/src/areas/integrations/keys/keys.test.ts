import type { ApiKey } from '@kindred/contract/integrations';
import { type KeyScope, apiBase, keyScopes } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { listRoutes } from '../../../../test/requests/routes.ts';
import { testApp } from '../../../../test/service/app.ts';
import { isWellFormed, makeKey } from './key-text.ts';

const app = await testApp();
const sql = sqlOf(app);
await app.ready();
const [lead, second] = [await createColleague(app), await createColleague(app)];
const url = '/integrations/keys';

let names = 0;
const body = (more: object = {}) => ({
  ...{ name: `Key ${(names += 1)}`, scopes: ['figures'], perMinute: 600, endsAt: null },
  ...more,
});
const make = (more: object = {}, by = lead) => by.send('POST', url, body(more));
async function makeOne(more: object = {}) {
  const answer = await make(more);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: { key: ApiKey; secret: string } }>().data;
}
const list = async () => (await lead.get(url)).json<{ data: { keys: ApiKey[] } }>().data.keys;
const entriesOf = (actor: string) =>
  sql<{ action: string; actor_role: string; actor_name: string }>`
    select action, actor_role, actor_name from audit where actor_id = ${actor} order by id`;

const read = (secret: string, path: string, on = app) =>
  on.inject({ url: `${apiBase}${path}`, headers: { authorization: `Bearer ${secret}` } });
const figures = '/statistics/dashboard';

/** What each scope reaches, and nothing else does. */
const reached: Record<KeyScope, readonly string[]> = {
  members: ['/auth/search-users', '/auth/users'],
  cases: ['/desk/cases', '/desk/cases/count'],
  figures: ['/reports/report/stats/statistics', '/statistics/dashboard'],
  audit: ['/audit'],
};

test.each(keyScopes)(
  'trust 126: a key for %s reaches its reads, and no other route of the service',
  async (scope) => {
    const { secret } = await makeOne({ scopes: [scope] });
    const [allowed, wrong]: [string[], string[]] = [[], []];
    for (const { method, path, access } of listRoutes(app.routes)) {
      if (access === 'public' || access === 'operator' || !access) continue;
      const answer = await app.inject({
        method: method as 'GET',
        url: path.replaceAll(/\{[^}]*\}/g, '0f8fad5b-d9cb-469f-a165-70867728950e'),
        headers: { authorization: `Bearer ${secret}` },
      });
      if (answer.statusCode === 200) allowed.push(path.replace(apiBase, ''));
      else if (answer.json<{ code: string }>().code !== 'key_scope_missing')
        wrong.push(`${method} ${path}: ${answer.body}`);
    }
    expect(wrong).toEqual([]);
    expect(allowed.toSorted()).toEqual(reached[scope]);
  },
);

test('trust 126: each read is in the audit log with the key as the actor, also a repeated one', async () => {
  const { key, secret } = await makeOne({ name: 'Board report', scopes: ['members', 'audit'] });
  for (let time = 0; time < 2; time++)
    expect((await read(secret, '/auth/users?poll=true')).statusCode).toBe(200);
  const [page] = [await read(secret, '/audit?limit=1')];
  const { nextCursor } = page.json<{ data: { nextCursor: string } }>().data;
  expect(page.json()).toMatchObject({ data: { entries: [{ details: null }] } });
  expect((await read(secret, `/audit?limit=1&cursor=${nextCursor}`)).statusCode).toBe(200);
  const actor = { actor_role: 'key', actor_name: 'Board report' };
  expect(await entriesOf(key._id)).toEqual([
    { action: 'member.list', ...actor },
    { action: 'member.list', ...actor },
    { action: 'audit.read', ...actor },
  ]);
});

test('trust 126: a key gets no texts, photos or gender of members, and no newest users with figures', async () => {
  const ada = await createPerson(app, { profile: { bio: 'My secret garden', gender: 'woman' } });
  const { secret } = await makeOne({ scopes: ['members', 'figures'] });
  const answer = await read(secret, `/auth/search-users?searchTerm=${ada.email}`);
  expect(answer.json()).toMatchObject({
    data: {
      users: [
        { email: ada.email, bio: null, gender: null, profilePicture: null, more_pictures: [] },
      ],
    },
  });
  expect(answer.body).not.toContain('secret garden');
  expect((await lead.get('/auth/search-users', { searchTerm: ada.email })).body).toContain(
    'secret garden',
  );
  expect((await read(secret, figures)).json()).toMatchObject({ data: { recent: [] } });
});

test('trust 126: the key is shown once and stored as a digest, and a mistyped one is refused without a look', async () => {
  const { key, secret } = await makeOne();
  expect(secret).toMatch(/^kk_[0-9A-Za-z]{38}$/);
  expect(JSON.stringify(await list())).not.toContain(secret);
  expect(key.hint).toBe(secret.slice(-4));
  const stored = await sql<{ row: string }>`select k::text as row from api_key k`;
  const logged = await sql<{ row: string }>`select a::text as row from audit a`;
  expect(JSON.stringify([stored, logged])).not.toContain(secret);
  const typo = secret.replace(/.(?=.{6}$)/, (last) => (last === 'a' ? 'b' : 'a'));
  expect((await read(typo, figures)).json()).toMatchObject({ code: 'key_mistyped' });
  expect((await read(makeKey(), figures)).json()).toMatchObject({ code: 'key_refused' });
  expect((await read('kk_', figures)).statusCode).toBe(401);
  expect(isWellFormed(makeKey())).toBe(true);
});

test('trust 126: a revoked key is refused by every process from its next request on', async () => {
  const other = await testApp({ databaseUrl: app.databaseUrl });
  const { key, secret } = await makeOne();
  expect((await read(secret, figures, other)).statusCode).toBe(200);
  expect((await lead.send('DELETE', `${url}/${key._id}`)).statusCode).toBe(200);
  for (const each of [app, other])
    expect((await read(secret, figures, each)).json()).toMatchObject({ code: 'key_refused' });
  expect((await second.send('DELETE', `${url}/${key._id}`)).json()).toMatchObject({
    code: 'key_not_found',
  });
  expect(await list()).toContainEqual(
    expect.objectContaining({ _id: key._id, revokedAt: expect.any(String) as string }),
  );
});

test('a key ends at its time, and says when it was used', async () => {
  const endsAt = new Date(app.now().getTime() + 120_000).toISOString();
  const { key, secret } = await makeOne({ endsAt });
  expect(key.usedAt).toBeNull();
  expect((await read(secret, figures)).statusCode).toBe(200);
  const used = (await list()).find(({ _id }) => _id === key._id)?.usedAt;
  expect(used).not.toBeNull();
  app.advanceClock(120_000);
  expect((await read(secret, figures)).json()).toMatchObject({ code: 'key_refused' });
  expect((await make({ endsAt })).json()).toMatchObject({ code: 'key_end_past' });
});

test('a key has its own limit of requests a minute, for all processes together', async () => {
  const limited = { databaseUrl: app.databaseUrl, environment: { LIMITS: '1' } };
  const [one, other] = [await testApp(limited), await testApp(limited)];
  const { secret } = await makeOne({ perMinute: 2 });
  const untilNext = 60_000 - (one.now().getTime() % 60_000) + 1000;
  for (const each of [one, other]) each.advanceClock(untilNext);
  expect((await read(secret, figures, one)).statusCode).toBe(200);
  expect((await read(secret, figures, other)).statusCode).toBe(200);
  const refused = await read(secret, figures, one);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  one.advanceClock(60_000);
  expect((await read(secret, figures, one)).statusCode).toBe(200);
});

test('of two administrators who make a key of one name, the second is told', async () => {
  const answers = await Promise.all([lead, second].map((by) => make({ name: 'Twice' }, by)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'key_name_taken', errors: [{ field: 'name' }] });
});

test('making and revoking are in the audit log', async () => {
  const { key } = await makeOne({ name: 'Logged', scopes: ['cases'] });
  await lead.send('DELETE', `${url}/${key._id}`);
  const logged = await sql<{ action: string; details: object }>`
    select action, details from audit where details ->> 'key' = ${key._id} order by id`;
  expect(logged).toMatchObject([
    { action: 'key.create', details: { name: 'Logged', scopes: ['cases'] } },
    { action: 'key.revoke', details: { name: 'Logged', scopes: ['cases'] } },
  ]);
});
