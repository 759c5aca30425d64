import { media } from '@kindred/contract/photos/media';
import { apiBase, staffRoles } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { createStaff, signIn } from '../../test/members/members.ts';
import {
  challengeFor,
  createStaffWithSecondFactor,
  nextCode,
} from '../../test/members/second-factor.ts';
import { listRoutes } from '../../test/requests/routes.ts';
import { post } from '../../test/members/accounts.ts';

const app = await testApp({ site: { 'switches.secondFactor': true } });
await app.ready();
const routes = listRoutes(app.routes).filter(({ access }) => Array.isArray(access));
const callable = (path: string) =>
  path.replaceAll(/\{[^}]*\}/g, '0f8fad5b-d9cb-469f-a165-70867728950e');

const open = [
  'GET /api/v1/auth/second-factor',
  'POST /api/v1/auth/second-factor/enrolment',
  'POST /api/v1/auth/second-factor/recovery-codes',
  'POST /api/v1/auth/second-factor/removal',
  'PUT /api/v1/auth/second-factor',
];
/** Routes for members and staff: each sees them in their own way. */
const shared = [
  'GET /api/v1/auth/users',
  'GET /api/v1/auth/search-users',
  'GET /api/v1/reports/report/{id}',
  'GET /api/v1/reports/report/{id}/conversation',
  'GET /api/v1/reports/report/{id}/replies',
];

test('trust 19: without the required second factor, every staff route except those that set it up is refused', async () => {
  const [refused, admitted] = [new Set<string>(), new Set<string>()];
  const answered = new Map([
    [true, refused],
    [false, admitted],
  ]);
  for (const role of staffRoles) {
    const { headers } = await signIn(app, await createStaff(app, role));
    for (const { method, path, access } of routes) {
      if (!(access as readonly string[]).includes(role)) continue;
      const reply = await app.inject({ method: method as 'GET', url: callable(path), headers });
      const { code } = reply.json<{ code?: string }>();
      answered.get(code === 'second_factor_required')?.add(`${method} ${path}`);
    }
    for (const route of shared) {
      const [, path = ''] = route.split(' ');
      const reply = await app.inject({ url: callable(path), headers });
      expect(reply.json(), route).toMatchObject({ code: 'second_factor_required' });
      expect(reply.statusCode).toBe(403);
    }
  }
  expect([...admitted].toSorted()).toEqual(open);
  const all = routes.map(({ method, path }) => `${method} ${path}`);
  expect([...refused].toSorted()).toEqual(all.filter((name) => !open.includes(name)).toSorted());
});

test('a photo that is no longer shown is no exception, as its route says', async () => {
  const { headers } = await signIn(app, await createStaff(app));
  const url = `/media/${'a'.repeat(22)}.${'0'.repeat(32)}/320.webp`;
  const reply = await app.inject({ url, headers });
  expect(reply.json()).toMatchObject({ code: 'second_factor_required' });
  expect(media.schema.response).toHaveProperty(String(reply.statusCode));
});

test('trust 19: with it, the same session is accepted, and so is the next that shows it', async () => {
  const grace = await createStaffWithSecondFactor(app);
  const users = (headers: Record<string, string>) =>
    app.inject({ url: `${apiBase}/auth/users`, headers });
  await expect.poll(async () => (await users(grace.session.headers)).statusCode).toBe(200);
  const challenge = await challengeFor(app, grace);
  const code = nextCode(app, grace.key);
  const { data } = (await post(app, 'second-factor', { challenge, code })).json<{
    data: { token: string };
  }>();
  expect((await users({ authorization: `Bearer ${data.token}` })).statusCode).toBe(200);
});

test('where it is required it can be replaced, but not turned off', async () => {
  const grace = await createStaffWithSecondFactor(app);
  const body = { password: grace.password, code: nextCode(app, grace.key) };
  const removal = await post(app, 'second-factor/removal', body, { ...grace.session.headers });
  expect(removal.statusCode).toBe(422);
});
