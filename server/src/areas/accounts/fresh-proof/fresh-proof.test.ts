import { proofMinutes } from '@kindred/contract/accounts/fresh-proof';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { latestMail } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import {
  type TestMember,
  createMember,
  createStaff,
  signInUnproven,
} from '../../../../test/members/members.ts';
import { personOf } from '../../../../test/members/people.ts';
import { createStaffWithSecondFactor, nextCode } from '../../../../test/members/second-factor.ts';

const app = await testApp({ environment: { LIMITS: '1', DATABASE_POOL: '8' } });
await app.ready();

let places = 0;
const enter = async (member: TestMember) => {
  const person = personOf(app, member, await signInUnproven(app, member));
  const from = { 'user-agent': `Device ${(places += 1)}` };
  return { ...person, prove: (body: object) => person.send('POST', '/auth/proof', body, from) };
};
/** A route that always asks. */
const fetchArchive = ({ get }: Pick<ReturnType<typeof personOf>, 'get'>) => get('/archives/file');

const always = app.routes.filter(
  ({ config, method }) => config?.freshProof === 'always' && method !== 'HEAD',
);

test('trust 48: every route that requires a proof refuses a session that has only signed in, for every role', async () => {
  const names = always.map(({ method, url }) => `${String(method)} ${url.replace(apiBase, '')}`);
  expect(names.toSorted()).toEqual([
    'GET /archives/file',
    'GET /audit/export',
    'GET /imports/:id/faults',
    'GET /site/acceptances/export',
    'GET /users/bulk/:id/export',
    'GET /users/export',
    'POST /announcements',
    'POST /archives',
    'POST /auth/sign-in-methods',
    'POST /auth/sign-in-methods/removal',
    'POST /imports',
    'POST /integrations/keys',
    'POST /integrations/webhooks',
    'POST /integrations/webhooks/:id/secret',
    'POST /price-moves',
    'POST /price-moves/:id/stop',
    'POST /staff/invitations',
    'POST /users/:id/refunds',
    'POST /users/:id/subscription-end',
    'POST /users/export-selection',
    'PUT /imports/:id/run',
    'PUT /integrations/webhooks/:id',
    'PUT /staff/invitations/:id',
  ]);
  const { headers } = await enter(await createStaff(app));
  for (const { method, url } of always) {
    const path = url.replace(':id', '0f8fad5b-d9cb-469f-a165-70867728950e');
    const answer = await app.inject({ method: method as 'GET', url: path, headers });
    expect(answer.statusCode, url).toBe(403);
    expect(answer.json(), url).toMatchObject({ code: 'fresh_proof_required' });
  }
});

test('trust 48: a proof is valid for five minutes, only in the session that gave it', async () => {
  const ada = await createMember(app);
  const [here, elsewhere] = [await enter(ada), await enter(ada)];
  expect((await here.prove({ password: 'not the password' })).statusCode).toBe(422);
  expect((await fetchArchive(here)).statusCode).toBe(403);
  const proven = await here.prove({ password: ada.password });
  const { until } = proven.json<{ data: { until: string } }>().data;
  expect(Math.round((Date.parse(until) - app.now().getTime()) / 60_000)).toBe(proofMinutes);
  expect((await fetchArchive(here)).statusCode).toBe(404);
  expect((await fetchArchive(elsewhere)).statusCode).toBe(403);
  app.advanceClock(proofMinutes * 60_000);
  expect((await fetchArchive(here)).statusCode).toBe(403);
});

test('trust 48: an account with a second factor has to use it, and the password is not enough', async () => {
  const grace = await createStaffWithSecondFactor(app);
  const session = personOf(app, grace, grace.session);
  await app.pool.query('update session set proven_at = null where member_id = $1', [grace.id]);
  expect((await fetchArchive(session)).json()).toMatchObject({ data: { by: 'second-factor' } });
  const prove = (body: object) => session.send('POST', '/auth/proof', body);
  expect((await prove({ password: grace.password })).statusCode).toBe(422);
  const code = nextCode(app, grace.key);
  expect((await prove({ code })).statusCode).toBe(200);
  expect((await fetchArchive(session)).statusCode).toBe(404);
  app.advanceClock(proofMinutes * 60_000);
  expect((await prove({ code })).statusCode).toBe(422);
});

test('trust 48: an account without a password gets a code by mail, which works once', async () => {
  const ada = await createMember(app);
  const session = await enter(ada);
  expect((await session.send('POST', '/auth/proof/code', {})).statusCode).toBe(422);
  await app.pool.query('update member set password_hash = null where id = $1', [ada.id]);
  expect((await fetchArchive(session)).json()).toMatchObject({ data: { by: 'code' } });
  expect((await session.send('POST', '/auth/proof/code', {})).statusCode).toBe(200);
  const { code, subject } = await latestMail(app, ada.email);
  expect(subject).toBe("Confirm it's you at Kindred");
  expect((await session.prove({})).statusCode).toBe(422);
  expect((await session.prove({ code })).statusCode).toBe(200);
  expect((await fetchArchive(session)).statusCode).toBe(404);
  expect((await session.prove({ code })).statusCode).toBe(422);
});

test("trust 9: guessing in a stolen session is slowed, and does not lock the owner's other session out", async () => {
  const ada = await createMember(app);
  const [stolen, own] = [await enter(ada), await enter(ada)];
  const statuses = [];
  for (let turn = 0; turn < 11; turn++)
    statuses.push((await stolen.prove({ password: `guess ${turn}` })).statusCode);
  expect(statuses.at(9)).toBe(422);
  expect(statuses.at(10)).toBe(429);
  expect((await own.prove({ password: ada.password })).statusCode).toBe(200);
});

test("trust 48: changing a member's address or role asks for it; correcting a name does not", async () => {
  const session = await enter(await createStaff(app));
  const { id } = await createMember(app);
  const edit = async (body: object) => (await session.send('PUT', `/users/${id}`, body)).statusCode;
  expect(await edit({ firstName: 'Ida' })).toBe(200);
  expect(await edit({ staffRole: 'administrator' })).toBe(403);
  expect(await edit({ email: 'mine@member.example' })).toBe(403);
  await session.prove({ password: session.password });
  expect(await edit({ staffRole: 'support' })).toBe(200);
  expect(await edit({ email: 'moved@member.example' })).toBe(200);
});
