// @module-tag long
import { expect, test } from 'vitest';
import { goodPassword, newAddress } from '../server/test/members/accounts.ts';
import { createMember } from '../server/test/members/members.ts';
import { bindingPage } from '../server/test/site/binding.ts';
import { expectGoodAppearance } from './appearance.ts';
import { expectKeyboardReach } from './keyboard.ts';
import { untilLoaded } from './loaded.ts';
import { fillBirthDate } from './page-actions.ts';
import { openSite } from './site.ts';

const pages = [
  bindingPage('terms', '2026-01-01', { version: 1, notes: { en: 'Shorter,\nand clearer.' } }),
];
const site = await openSite({}, { site: { pages } });

test('a member on a phone is asked, reads, accepts and goes on where they wanted to', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  site.allowErrors(/status of 403/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/likes');
  await page.getByRole('heading', { level: 1, name: 'Before you go on' }).waitFor();
  await untilLoaded(page);
  await expectGoodAppearance(page, 'agree');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectKeyboardReach(page);

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Read the full text: The terms' }).click();
  const text = await opening;
  await text.getByText('Rules of terms').waitFor();
  expect(new URL(text.url()).pathname).toBe('/pages/terms');
  await text.close();

  await page.getByRole('button', { name: 'Accept and go on' }).click();
  await page.waitForURL((url) => url.pathname === '/likes');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/likes');
});

test('a member who does not accept reads the safety tips, and deletes their account', async () => {
  const eve = await createMember(site.app);
  const page = await site.visit({ as: eve });
  site.allowErrors(/status of 403/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/discover');
  await page.getByRole('heading', { level: 1, name: 'Before you go on' }).waitFor();
  await page.getByRole('link', { name: 'Safety Tips' }).click();
  await page.waitForURL((url) => url.pathname === '/safety-tips');
  await page.getByRole('heading', { level: 1, name: 'Safety Tips' }).waitFor();
  await untilLoaded(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const leaving = page.getByRole('dialog', { name: 'Delete your account?' });
  await leaving.getByLabel('Your password').fill(eve.password);
  await leaving.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/sign-in');
  const { rows } = await site.app.pool.query('select state from member where id = $1', [eve.id]);
  expect(rows).toEqual([{ state: 'leaving' }]);
});

test('a newcomer accepts while registering, and is not asked again', async () => {
  const email = newAddress();
  const page = await site.visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/register');
  await page.getByLabel('First name').fill('Mina');
  await fillBirthDate(page, '1990-05-17');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  const [consent, accepts] = await page.getByRole('checkbox').all();
  await consent?.check();
  const create = page.getByRole('button', { name: 'Create my account' });
  await create.click();
  await page.getByText('Check this box to continue.').waitFor();
  await expectGoodAppearance(page, 'register-accept');
  await page.getByRole('link', { name: 'Read: The terms' }).waitFor();
  await accepts?.check();
  await create.click();
  await page.waitForURL((url) => url.pathname === '/verify');
  const { rows } = await site.app.pool.query(
    `select a.slug, a.version from acceptance a join member m on m.id = a.member_id where m.email = $1`,
    [email],
  );
  expect(rows).toEqual([{ slug: 'terms', version: 1 }]);
});
