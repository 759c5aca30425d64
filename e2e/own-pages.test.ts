// @module-tag long
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { expectKeyboardReach } from './keyboard.ts';
import { untilLoaded } from './loaded.ts';
import { expectLightScripts } from './script-weight.ts';
import { openSite } from './site.ts';

const german = `Ada Beispiel
Musterstraße 1

## Kontakt

E-Mail: us@site.example

| Amt | Nummer |
|-----|-------:|
| Amtsgericht | HRB 1 |

1. [Datenschutz](/privacy)
2. [Anderswo](https://elsewhere.example)

> Ein Zitat und \`ein Zeichen\``;

const site = await openSite(
  {},
  {
    site: {
      pages: [
        {
          slug: 'imprint',
          inFooter: true,
          texts: {
            en: { title: 'Imprint', body: 'Ada' },
            de: { title: 'Impressum & mehr', body: german },
          },
        },
        { slug: 'rules', inFooter: true, texts: { ar: { title: 'القواعد', body: '# أولًا' } } },
        { slug: 'hidden', inFooter: false, texts: { en: { title: 'Hidden', body: '' } } },
      ],
    },
  },
);

const namesInFooter = ['Impressum & mehr', 'القواعد'];

test('the footer of the front page leads to an imprint in the language of the reader, with and without scripts', async () => {
  const still = await site.visit({ locale: 'de-AT', javaScriptEnabled: false });
  await still.goto('/');
  const links = 'footer nav a';
  expect((await still.locator(links).allInnerTexts()).slice(-2)).toEqual(namesInFooter);

  const page = await site.visit({ locale: 'de-AT' });
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(globalThis, { first: document.querySelector('a[href="/pages/imprint"]') });
    });
  });
  await page.goto('/');
  // It works only after hydration, which replaces nothing.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Dunkel' }).click();
      return page.locator('html[data-mantine-color-scheme=dark]').count();
    })
    .toBe(1);
  const same = () =>
    Reflect.get(globalThis, 'first') === document.querySelector('a[href="/pages/imprint"]');
  expect(await page.evaluate(same)).toBe(true);
  expect((await page.locator(links).allInnerTexts()).slice(-2)).toEqual(namesInFooter);

  await page.getByRole('link', { name: 'Impressum & mehr' }).click();
  await page.getByRole('heading', { level: 1, name: 'Impressum & mehr' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Kontakt' }).waitFor();
  expect(await page.title()).toBe('Impressum & mehr · Kindred');
  expect(await page.locator('article').getAttribute('lang')).toBeNull();
  const main = page.getByRole('main');
  expect(
    await main
      .getByRole('link')
      .evaluateAll((found) =>
        found.map((each) => each.outerHTML.match(/href="([^"]*)"(?:.*rel="([^"]*)")?/)?.slice(1)),
      ),
  ).toEqual([
    ['mailto:us@site.example', 'nofollow noopener'],
    ['/privacy', undefined],
    ['https://elsewhere.example', 'nofollow noopener'],
  ]);
  await page.getByRole('button', { name: 'System' }).click();
  await expectAccessible(page, 'dark');
});

test('an own page is light, fits every width and is reached by the keyboard', async () => {
  const page = await site.visit({ locale: 'de-AT' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pages/imprint');
  await page.getByRole('heading', { level: 2, name: 'Kontakt' }).waitFor();
  await untilLoaded(page);
  await expectLightScripts(page, 150);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);
  await expectKeyboardReach(page);
});

test('a text in another language says so, and its lines begin on its own side', async () => {
  const page = await site.visit({ locale: 'de-AT' });
  await page.goto('/pages/rules');
  const article = page.locator('article');
  await article.getByRole('heading', { level: 2, name: 'أولًا' }).waitFor();
  expect([await article.getAttribute('lang'), await article.getAttribute('dir')]).toEqual([
    'ar',
    'rtl',
  ]);
  await expectAccessible(page);
});

test('an address without a page says that there is none', async () => {
  const page = await site.visit({ locale: 'de-AT' });
  site.allowErrors(/Failed to load resource/);
  const answer = await page.goto('/pages/nothing');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
