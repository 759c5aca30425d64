import { expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { createMember, createStaff, signIn, signInUnproven } from '../../test/members/members.ts';
import { readOperations } from '../../test/requests/operations.ts';
import { personOf } from '../../test/members/people.ts';
import { listRoutes } from '../../test/requests/routes.ts';

const app = await testApp();
await app.ready();
const userAdminRoutes = new Set(
  listRoutes(app.routes)
    .filter(({ access }) => Array.isArray(access))
    .map(({ method, path }) => `${method} ${path}`),
);

test('trust 21: no staff route takes a password except their own', () => {
  const taking = readOperations(app)
    .filter(({ method, path }) => userAdminRoutes.has(`${method} ${path}`))
    .filter(({ body }) =>
      JSON.stringify(body ?? {})
        .toLowerCase()
        .includes('password'),
    )
    .map(({ path }) => path);
  expect(taking.length).toBeGreaterThan(0);
  expect(taking.filter((path) => !path.startsWith('/api/v1/auth/second-factor/'))).toEqual([]);
});

test('trust 21: an edit that names a password is refused, and no response contains one', async () => {
  const staff = await createStaff(app);
  const grace = personOf(app, staff, await signIn(app, staff));
  const ada = await createMember(app);
  const edit = await grace.send('PUT', `/users/${ada.id}`, {
    password: 'chosen for someone else',
  });
  expect(edit.statusCode).toBe(400);
  expect((await signInUnproven(app, ada)).token).toBeTruthy();
  for (const url of [`/users/${ada.id}`, '/auth/users', '/users/export', '/staff', '/audit'])
    expect((await grace.get(url)).body, url).not.toMatch(/argon2|password_hash/);
});
