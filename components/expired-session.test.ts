import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/app.ts';
import { createMember, createStaff } from '../server/test/members.ts';
import { sqlOf } from '../server/test/sql.ts';
import { openPages } from './open-page.ts';
import { button, expectAt, expectGone, fill, press, expectText, hasText } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

const expired = 'Your session has expired. Please sign in again.';
const end = (id: string) => sql`delete from session where member_id = ${id}`;

test.each([
  ['/users', '/login'],
  ['/reports', '/login'],
  ['/dashboard', '/login'],
  ['/team', '/login'],
  ['/security', '/login'],
  ['/home', '/login'],
  ['/my-reports', '/sign-in'],
  ['/notices', '/sign-in'],
])(
  'a session that the server has ended is announced as expired: %s redirects to %s, and back',
  async (path, signInPath) => {
    const someone = await createStaff(app);
    await open(path, { as: someone, before: () => end(someone.id) });
    await expectText(expired);
    await expectAt(signInPath);
    for (const key of ['token', 'user', 'refreshToken'])
      expect(localStorage.getItem(key)).toBeNull();
    await fill('Email', someone.email);
    await fill('Password', someone.password);
    await press(/^Sign in$/i);
    await expectAt(path);
    await expectGone(expired);
  },
);

test.each(['/faqs', '/privacy'])(
  'a session that the server has ended leaves the member on the public page %s, signed out',
  async (path) => {
    const member = await createMember(app);
    await open(path, { as: member, before: () => end(member.id) });
    await expect.poll(() => localStorage.getItem('token')).toBeNull();
    await expect.poll(() => screen.queryByRole('button', { name: 'Logout' })).toBeNull();
    await expectAt(path);
  },
);

test('a session that members end themselves is not announced as expired', async () => {
  await open('/users', { as: await createStaff(app) });
  await press('Logout');
  await expectAt('/login');
  await button('Sign In');
  expect(hasText(expired)).toBe(false);
});
