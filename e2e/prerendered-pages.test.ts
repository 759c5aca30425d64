// @module-tag long
import { renderedPages } from '@kindred/contract/rendered-pages';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { createMember } from '../server/test/members/members.ts';
import { journeyIf } from './journey.ts';
import { openSite } from './site.ts';

const site = await openSite(
  {},
  { site: { 'brand.name': 'Tom & "Jo"', 'brand.supportEmail': 'help@jo.example' } },
);

for (const path of renderedPages)
  test(`${path} is readable without scripts`, journeyIf(path === '/'), async () => {
    const page = await site.visit({ javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.title()).toContain('Tom & "Jo"');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' });
    await expect.poll(() => contact.getAttribute('href')).toBe('mailto:help@jo.example');
  });

test.each([...renderedPages, '/login'])(
  '%s is complete and follows the content security policy',
  async (path) => {
    const answer = await site.app.inject({ url: path });
    const nonce = /style-src-elem 'self' 'nonce-([^']+)'/.exec(
      String(answer.headers['content-security-policy']),
    )?.[1];
    expect(answer.body).toContain(`nonce="${nonce}"`);
    // A random nonce may look like a placeholder.
    expect(answer.body.replaceAll(String(nonce), '')).not.toMatch(/__[A-Z]+__/);
    expect(answer.body).not.toMatch(/\sstyle=|<script>|\son[a-z]+=/);
  },
);

for (const path of renderedPages)
  test(
    `React hydrates ${path} without replacing its elements`,
    journeyIf(path === '/'),
    async () => {
      const page = await site.visit();
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState === 'interactive')
            Object.assign(globalThis, { first: heading() });
        });
        const heading = () => document.querySelector('h1');
      });
      await page.goto(path);
      // The switch works only after hydration.
      const dark = async () => {
        await page.getByRole('button', { name: 'Dark' }).click();
        return page.locator('html[data-mantine-color-scheme=dark]').count();
      };
      await expect.poll(dark).toBe(1);
      const same = () => Reflect.get(globalThis, 'first') === document.querySelector('h1');
      expect(await page.evaluate(same)).toBe(true);
    },
  );

test('a member never sees the rendered page for visitors', async () => {
  await site.forgetUsed();
  const page = await site.visit({ as: await createMember(site.app) });
  await page.route('**/assets/**/*.js', (route) => route.abort());
  site.allowErrors(/Failed to load resource/);
  await page.goto('/faqs');
  expect(await page.getByRole('link', { name: 'Sign in' }).isVisible()).toBe(false);
  await page.unroute('**/assets/**/*.js');
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test.each([
  [{}, ['Payments on this site are a test', 'No payment company gets anything'], ['Stripe']],
  [
    {
      STRIPE_SECRET_KEY: `sk_test_${'x'.repeat(24)}`,
      STRIPE_PUBLISHABLE_KEY: `pk_test_${'x'.repeat(24)}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${'x'.repeat(24)}`,
    },
    ['Stripe processes the payment', 'which load scripts of Stripe'],
    ['are a test'],
  ],
])('the privacy policy says how this site takes payments, as with %o', async (keys, says, not) => {
  const app = await testApp({ environment: keys, web: new URL('../web/dist/', import.meta.url) });
  const { body } = await app.inject({ url: '/privacy' });
  const shown = body.slice(body.indexOf('<main'));
  for (const text of says) expect(shown).toContain(text);
  for (const text of not) expect(shown).not.toContain(text);
});
