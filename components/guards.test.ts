import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { beginSetup } from '../server/test/site/editing.ts';
import { openPages } from './open-page.ts';
import { expectAt, follow, press } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);
await beginSetup(app);

const someone = `/users/${(await createMember(app)).id}`;

/** Where each path ends for each role, by the route table and section 6 of the specification. */
const specified = [
  { path: '/login', visitor: '/login', member: '/home', administrator: '/home' },
  { path: '/privacy', visitor: '/privacy', member: '/privacy', administrator: '/privacy' },
  { path: '/faqs', visitor: '/faqs', member: '/faqs', administrator: '/faqs' },
  { path: '/home', visitor: '/login', member: '/home', administrator: '/home' },
  { path: '/dashboard', visitor: '/login', member: '/home', administrator: '/dashboard' },
  { path: '/users', visitor: '/login', member: '/home', administrator: '/users' },
  { path: '/reports', visitor: '/login', member: '/home', administrator: '/reports' },
  { path: '/no/such?page#here', visitor: '/login', member: '/home', administrator: '/dashboard' },
];

const others = [
  { path: '/', visitor: '/', member: '/home', administrator: '/dashboard' },
  { path: '/sign-in', visitor: '/sign-in', member: '/home', administrator: '/home' },
  { path: '/register', visitor: '/register', member: '/home', administrator: '/home' },
  { path: '/register?step=3', visitor: '/register', member: '/home', administrator: '/home' },
  { path: '/verify', visitor: '/sign-in', member: '/home', administrator: '/home' },
  {
    path: '/forgot-password',
    visitor: '/forgot-password',
    member: '/forgot-password',
    administrator: '/forgot-password',
  },
  {
    path: '/reset-password',
    visitor: '/reset-password',
    member: '/reset-password',
    administrator: '/reset-password',
  },
  {
    path: '/safety-tips',
    visitor: '/safety-tips',
    member: '/safety-tips',
    administrator: '/safety-tips',
  },
  {
    path: '/accessibility',
    visitor: '/accessibility',
    member: '/accessibility',
    administrator: '/accessibility',
  },
  // It only leads on.
  { path: '/start', visitor: '/', member: '/discover', administrator: '/dashboard' },
  { path: '/desk', visitor: '/login', member: '/home', administrator: '/desk' },
  { path: '/welcome', visitor: '/sign-in', member: '/welcome', administrator: '/welcome' },
  { path: '/profile', visitor: '/sign-in', member: '/profile', administrator: '/profile' },
  { path: '/settings', visitor: '/sign-in', member: '/settings', administrator: '/settings' },
  { path: '/my-reports', visitor: '/sign-in', member: '/my-reports', administrator: '/my-reports' },
  { path: '/team', visitor: '/login', member: '/home', administrator: '/team' },
  { path: '/audit', visitor: '/login', member: '/home', administrator: '/audit' },
  { path: '/system', visitor: '/login', member: '/home', administrator: '/system' },
  { path: '/integrations', visitor: '/login', member: '/home', administrator: '/integrations' },
  { path: '/site', visitor: '/login', member: '/home', administrator: '/site' },
  { path: '/photo-review', visitor: '/login', member: '/home', administrator: '/photo-review' },
  { path: '/security', visitor: '/login', member: '/home', administrator: '/security' },
  { path: someone, visitor: '/login', member: '/home', administrator: someone },
];

type Row = Record<'path' | 'visitor' | 'member' | 'administrator', string>;

async function expectEnds(role: Exclude<keyof Row, 'path'>, table: readonly Row[]) {
  const as =
    role === 'administrator'
      ? await createStaff(app)
      : role === 'member' && (await createMember(app));
  const { go } = await open('/safety-tips', as ? { as } : {});
  const followed: object[] = [];
  for (const { path } of table) {
    await go(path);
    await screen.findAllByRole('heading', { level: 1 });
    followed.push({ path, endsAt: location.pathname });
  }
  expect(followed).toEqual(table.map((row) => ({ path: row.path, endsAt: row[role] })));
}

const roles = ['visitor', 'member', 'administrator'] as const;

test.each(roles)('a %s who may not see a page of the specification is led elsewhere', (role) =>
  expectEnds(
    role,
    specified.filter((row) => row.path !== row[role]),
  ),
);

test.each(roles)('a %s reaches the pages of the role', { tags: ['long'] }, (role) =>
  expectEnds(role, [...specified, ...others]),
);

test('signing out leads to the sign-in page of the role, and administrators have a link to the dashboard', async () => {
  await open('/home', { as: await createMember(app) });
  await press('Logout');
  await expectAt('/sign-in');
  expect(localStorage.getItem('token')).toBeNull();
  await open('/home', { as: await createStaff(app) });
  await follow('Dashboard');
  await expectAt('/dashboard');
  await press('Logout');
  await expectAt('/login');
  expect(localStorage.getItem('token')).toBeNull();
});
