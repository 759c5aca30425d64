import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import {
  button,
  expectAt,
  expectGone,
  expectHeading,
  expectText,
  field,
  fill,
  follow,
  hasText,
  press,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

async function enter(email: string, password: string) {
  await fill('Email', email);
  await fill('Password', password);
}

test('a member who signs in at /login stays there with a warning and a link home', async () => {
  const { email, password } = await createMember(app);
  await open('/login');
  await enter(email, password);
  await press('Sign In');
  await expectText("You don't have admin privileges to access this panel.");
  await expectAt('/login');
  expect(localStorage.getItem('token')).not.toBeNull();
  await follow('Go to home page');
  await expectAt('/home');
});

test('the sign-in page has the text of the specification and sends nothing while a field is empty', async () => {
  const { network } = await open('/login');
  for (const name of ['Admin Dashboard', 'Welcome Back']) await expectHeading(name);
  for (const text of [
    'Manage users, subscriptions, and platform analytics',
    'Sign in to your admin account',
    'Contact system administrator for access credentials',
  ])
    await screen.findByText(text);
  await press('Sign In');
  await fill('Email', 'grace@staff.example');
  await press('Sign In');
  const email = await field('Email');
  expect([email.type, email.required, (await field('Password')).required]).toEqual([
    'email',
    true,
    true,
  ]);
  await network.untilIdle();
  expect(network.requests.filter((each) => each.includes('/auth/'))).toEqual([]);
});

test('a wrong password shows an error that disappears at the next key, and keeps the email', async () => {
  await open('/login');
  await enter('nobody@member.example', 'not the right one');
  await press('Sign In');
  await expectText('Email or password is incorrect.');
  expect((await field('Email')).value).toBe('nobody@member.example');
  await user.type(await field('Password'), '!');
  await expectGone('Email or password is incorrect.');
});

const expired = 'Your session has expired. Please sign in again.';
test('a session is not announced as expired when members end it themselves', async () => {
  await open('/users', { as: await createStaff(app) });
  await press('Logout');
  await expectAt('/login');
  await button('Sign In');
  expect(hasText(expired)).toBe(false);
});

test.each([
  ['/login', 'Sign In', "You don't have admin privileges to access this panel."],
  ['/sign-in', 'Sign in', 'Discover'],
])('a member who is leaving is offered to return at %s', async (path, submit, then) => {
  const leaving = { state: 'leaving', state_by: 'self' };
  const { id, email, password } = await createMember(app, { member: leaving });
  await open(path);
  await enter(email, password);
  await press(submit);
  await press('Reopen my account');
  await expectText(then);
  expect(await sql`select state from member where id = ${id}`).toEqual([{ state: 'active' }]);
});
