// @module-tag long
import { describe, expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { button, expectAt, password } from './page-actions.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite();
const { app } = site;
const administrator = await createStaff(app);

describe('a session that the server has ended', () => {
  const expired = 'Your session has expired. Please sign in again.';
  const end = (id: string) => app.pool.query('delete from session where member_id = $1', [id]);

  const others = [
    ['/dashboard', '/login'],
    ['/team', '/login'],
    ['/security', '/login'],
    ['/home', '/login'],
    ['/notices', '/sign-in'],
  ];
  const some = [
    ['/reports', '/login'],
    ['/my-reports', '/sign-in'],
  ];

  test.each(long ? [...some, ...others] : some)(
    'is announced as expired: %s redirects to %s, and back',
    { tags: ['journey'] },
    async (path = '', signInPath = '') => {
      const someone = await createStaff(app);
      const page = await site.visit({ as: someone });
      site.allowErrors(/401/);
      await end(someone.id);
      await page.goto(path);
      await page.getByText(expired).waitFor();
      await expectAt(page, signInPath);
      await page.getByLabel('Email', { exact: true }).fill(someone.email);
      await password(page).fill(someone.password);
      await page.getByRole('button', { name: /^Sign in$/i }).click();
      await expectAt(page, path);
      await page.getByText(expired).waitFor({ state: 'detached' });
    },
  );

  test.each(long ? ['/faqs', '/privacy'] : ['/faqs'])(
    'leaves the member on the public page %s, signed out',
    async (path) => {
      const member = await createMember(app);
      const page = await site.visit({ as: member });
      site.allowErrors(/401/);
      await end(member.id);
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await button(page, 'Logout').waitFor({ state: 'detached' });
      await expectAt(page, path);
    },
  );

  test('is not announced when members end it themselves', async () => {
    const page = await site.visit({ as: administrator });
    await page.goto('/users');
    await button(page, 'Logout').click();
    await expectAt(page, '/login');
    await button(page, 'Sign In').waitFor();
    expect(await page.getByText(expired).count()).toBe(0);
  });
});

test.each([
  ['/login', 'Sign In', "You don't have admin privileges to access this panel."],
  ['/sign-in', 'Sign in', 'Discover'],
])('a member who is leaving is offered to return at %s', async (path, submit, then) => {
  const leaving = { state: 'leaving', state_by: 'self' };
  const { email, password: secret } = await createMember(app, { member: leaving });
  const page = await site.visit();
  site.allowErrors(/403/);
  await page.goto(path);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await password(page).fill(secret);
  await button(page, submit).click();
  await button(page, 'Reopen my account').waitFor();
  await expectGoodAppearance(page, `come-back${path.replace('/', '-')}`);
  await button(page, 'Reopen my account').click();
  await page.getByText(then).filter({ visible: true }).first().waitFor();
  const { rows } = await app.pool.query('select state from member where email = $1', [email]);
  expect(rows).toEqual([{ state: 'active' }]);
});
