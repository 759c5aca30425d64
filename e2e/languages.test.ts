// @module-tag long
import { expect, test, vi } from 'vitest';
import { addPhotos, uploadPhoto } from '../server/test/files/images.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { untilKeysAct } from './keyboard.ts';
import { untilLoaded } from './loaded.ts';
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

test('a link can name its language for this visit, and neither the address nor the browser keeps it', async () => {
  const page = await site.visit();
  await page.goto('/privacy?lang=fr#contact');
  await expect.poll(() => languageOf(page)).toBe('fr');
  await expect.poll(() => page.url()).toMatch(/\/privacy#contact$/);
  await page.goto('/faqs', { waitUntil: 'commit' });
  await expect.poll(() => languageOf(page)).toBe('fr');
  const tomorrow = await page.context().newPage();
  await tomorrow.goto('/faqs');
  expect(await languageOf(tomorrow)).toBe('en');
});

test('a stored language that the site does not have opens no page twice', async () => {
  const page = await site.visit();
  await page.goto('/faqs');
  await page.evaluate(() => localStorage.setItem('language', 'xx'));
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await page.goto('/privacy');
  await untilLoaded(page);
  expect(opened).toEqual(['/privacy']);
  expect(await languageOf(page)).toBe('en');
});

test('choosing a language changes no setting that was changed on another device since', async () => {
  const ada = await createPerson(site.app);
  const page = await site.visit({ as: ada });
  // It has not heard of the change when the language is chosen.
  await page.routeWebSocket('**/live*', () => undefined);
  await page.goto('/settings');
  const distance = page.getByRole('switch', { name: 'Show my distance' });
  await expect.poll(() => distance.isChecked()).toBe(true);
  await ada.send('PUT', '/settings', { showDistance: false });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect.poll(() => languageOf(page)).toBe('de');
  await page.getByRole('switch', { name: 'Meine Entfernung zeigen' }).waitFor();
  await untilLoaded(page);
  expect(sent).toEqual([{ language: 'de' }]);
});

test('without a connection the app opens in the language of the member, whatever that of the browser', async () => {
  const member = await createMember(site.app, { member: { language: 'de' } });
  const page = await site.visit({ as: member, serviceWorkers: 'allow' });
  site.allowErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/notices', { waitUntil: 'commit' });
  await expect.poll(() => languageOf(page)).toBe('de');
  const heading = page.getByRole('heading', { name: 'Benachrichtigungen', exact: true });
  await heading.waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const kept = () =>
    page.evaluate(async () => (await (await caches.match('/index.html'))?.text()) ?? '');
  await expect.poll(kept).toContain('lang="de"');
  // Now the worker sees each request of the page.
  await page.reload();
  await heading.waitFor();
  await untilLoaded(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Du bist offline.', { exact: true }).first().waitFor();
  expect(await languageOf(page)).toBe('de');
  await page.context().setOffline(false);
});

test('in Arabic pages begin on the right, photos go on to the left, and a like is still on the right', async () => {
  const here = { latitude: -60, longitude: 20, seek_max_distance: 50 };
  const ada = await createPerson(site.app, { profile: here });
  for (const first_name of ['Alan', 'Bob']) {
    const man = await createPerson(site.app, aMan({ ...here, first_name }));
    await addPhotos(man, [await uploadPhoto(man), await uploadPhoto(man)]);
  }
  const page = await site.visit({ locale: 'ar-EG', as: ada });
  await page.goto('/discover');
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  const card = page.locator('article:not([inert])');
  const untilShown = (photo: number) => card.getByAltText(`الصورة ${photo} من 3`).waitFor();
  await untilShown(1);

  const box = await card.locator('[data-photos]').boundingBox();
  if (!box) throw new Error('no photos');
  const tapAt = (share: number) =>
    page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
  await tapAt(0.2);
  await untilShown(2);
  await tapAt(0.9);
  await untilShown(1);

  await card.getByRole('button', { name: 'الصورة التالية' }).focus();
  await untilKeysAct(page);
  await page.keyboard.press('ArrowLeft');
  await untilShown(2);
  await page.keyboard.press('ArrowRight');
  await untilShown(1);

  const name = (await card.getAttribute('aria-label'))?.split(/[,،]/)[0] ?? '';
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('ArrowRight');
  const { rows } = await vi.waitUntil(async () => {
    const found = await site.app.pool.query<{ kind: string; name: string }>(
      `select kind, first_name as name from choice join profile on profile.member_id = other_id
       where choice.member_id = $1`,
      [ada.id],
    );
    return found.rows.length > 0 && found;
  });
  expect(rows).toEqual([{ kind: 'like', name }]);
});

test('staff who read a translation that no native speaker has read are told so', async () => {
  const page = await site.visit({ locale: 'de-AT', as: await createStaff(site.app) });
  await page.goto('/security');
  const note = page.getByText('Die Texte in dieser Sprache sind noch nicht muttersprachlich');
  await note.waitFor();
  expect(await note.count()).toBe(1);
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
