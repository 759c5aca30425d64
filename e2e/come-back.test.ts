import { expect, test } from 'vitest';
import { createMember } from '../server/test/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { button, password } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

test.each([
  ['/login', 'Sign In', "You don't have admin privileges to access this panel."],
  ['/sign-in', 'Sign in', 'Find Your Perfect Match'],
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
  await page.getByText(then).first().waitFor();
  const { rows } = await app.pool.query('select state from member where email = $1', [email]);
  expect(rows).toEqual([{ state: 'active' }]);
});
