import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { aMan } from '../server/test/members/people.ts';
import { openSite } from './site.ts';

const site = await openSite();

const languageOf = (page: { evaluate: (read: () => string) => Promise<string> }) =>
  page.evaluate(() => document.documentElement.lang);

test('a browser gets the pages in its language, and every page says which', async () => {
  const page = await site.visit({ locale: 'de-AT' });
  await page.goto('/faqs');
  await page.getByRole('heading', { level: 1, name: 'Häufige Fragen' }).waitFor();
  expect(await languageOf(page)).toBe('de');
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Anmelden' }).first().waitFor();
});

test('who chooses another language keeps what is typed, but for passwords, and finds it chosen the next day', async () => {
  const page = await site.visit();
  await page.goto('/register');
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Day').fill('3');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect.poll(() => page.getByLabel('Vorname').inputValue()).toBe('Zoë');
  expect(await page.getByLabel('Tag').inputValue()).toBe('3');
  expect(new URL(page.url()).search).toBe('');
  const [email, password] = [page.locator('[type=email]'), page.locator('[type=password]')];
  // The page leads on to the one in the chosen language while it is read.
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await expect.poll(() => languageOf(page)).toBe('de');
  await email.fill('zoe@kindred.example');
  await password.fill('ten thousand lamps');
  await page.getByLabel('Sprache').selectOption('Français');
  await expect.poll(() => languageOf(page)).toBe('fr');
  await expect.poll(() => email.inputValue()).toBe('zoe@kindred.example');
  expect(await password.inputValue()).toBe('');
  await page.goto('/faqs', { waitUntil: 'commit' });
  await expect.poll(() => languageOf(page)).toBe('fr');
  await page.getByLabel('Langue').selectOption('English');
  await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
});

test('a link can name its language, and the address does not keep it', async () => {
  const page = await site.visit();
  await page.goto('/privacy?lang=fr#contact');
  await expect.poll(() => languageOf(page)).toBe('fr');
  await expect.poll(() => page.url()).toMatch(/\/privacy#contact$/);
});

test('in Arabic pages begin on the right, and a like is still thrown to the right', async () => {
  const page = await site.visit({ locale: 'ar-EG', as: await createMember(site.app) });
  await page.goto('/discover');
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
});

test('places have their names in the language of the reader, who can search for them by those', async () => {
  const reader = await createMember(site.app, { profile: { city: 'Lisbon' } });
  const person = await createMember(
    site.app,
    aMan({ city: 'Munich', country: 'DE', latitude: 48.14, longitude: 11.58 }),
  );
  const page = await site.visit({ locale: 'de-DE', as: reader });
  await page.goto(`/members/${person.id}`);
  await page.getByText('München, Deutschland').waitFor();
  await page.goto('/profile');
  await page.getByText('Lissabon, Portugal').waitFor();
  await page.getByRole('button', { name: 'Bearbeiten: Dein Ort' }).click();
  await page.getByLabel('Stadt').fill('Mailand');
  await page.getByRole('option', { name: 'Mailand, Italien' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Mailand, Italien').waitFor();
  const profiles = await site.app.pool.query<{ city: string }>(
    'select city from profile where member_id = $1',
    [reader.id],
  );
  expect(profiles.rows).toEqual([{ city: 'Milan' }]);
});
