// @module-tag long
import { expect, test } from 'vitest';
import { newAddress } from '../server/test/members/accounts.ts';
import { createMember } from '../server/test/members/members.ts';
import { openProviders, visitor } from '../server/test/service/providers.ts';
import { button, expectAt } from './page-actions.ts';
import { expectAccessible, expectNoSidewaysScroll, keepScreenshots } from './appearance.ts';
import { openSite } from './site.ts';

const providers = await openProviders();
const site = await openSite(providers.environment);
const siteWithoutProviders = await openSite();

test('without configuration there are no provider buttons', async () => {
  const page = await siteWithoutProviders.visit();
  await page.goto('/sign-in');
  await button(page, 'Sign in').waitFor();
  expect(await page.getByRole('button', { name: 'Continue with' }).count()).toBe(0);
});

test('the provider buttons are accessible and fit every width in both color schemes', async () => {
  const page = await site.visit();
  await page.goto('/sign-in');
  await button(page, 'Continue with Google').waitFor();
  await button(page, 'Continue with Facebook').waitFor();
  await expectAccessible(page);
  await keepScreenshots(page, 'sign-in-providers');
  await expectNoSidewaysScroll(page);
});

test('signing in with Google leads to the requested page', async () => {
  const { email } = await createMember(site.app);
  providers.visitAs({ sub: 'a-member', email });
  const page = await site.visit();
  await page.goto('/sign-in?redirect=%2Ffaqs');
  await button(page, 'Continue with Google').click();
  await expectAt(page, '/faqs');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
});

test('registering with Facebook leads to the email verification', async () => {
  providers.grant(visitor, { person: { id: '801', email: newAddress(), first_name: 'Noor' } });
  const page = await site.visit();
  await page.goto('/sign-in');
  await button(page, 'Continue with Facebook').click();
  await expectAt(page, '/verify');
});

test('trust 16: a return from a provider that this browser did not request signs no one in', async () => {
  const page = await site.visit();
  const token = await providers.idToken({ sub: 'attacker', email: newAddress(), nonce: 'n' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  for (const begun of [null, { provider: 'google', state: 's', nonce: 'another', wanted: null }]) {
    await page.goto('/faqs');
    await page.evaluate((visit) => {
      if (visit) sessionStorage.setItem('provider', JSON.stringify(visit));
    }, begun);
    await page.goto(`/sign-in/google#state=s&id_token=${token}`);
    await page.getByText("We couldn't verify this sign-in").waitFor();
  }
  expect(sent.filter((url) => url.includes('/auth/'))).toEqual([]);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expectAt(page, '/sign-in');
});

test('an unverified email from a provider leads to the email verification, also if it has an account', async () => {
  const { email } = await createMember(site.app);
  providers.visitAs({ sub: 'unproven', email, email_verified: false });
  const page = await site.visit();
  await page.goto('/sign-in');
  await button(page, 'Continue with Google').click();
  await expectAt(page, '/verify');
  await page.getByText(`We sent an email to ${email}`).waitFor();
  await expectAccessible(page);
});

test('a provider is added in the settings, and signs in from then on', async () => {
  const member = await createMember(site.app);
  providers.visitAs({ sub: 'added-later', email: newAddress() });
  const page = await site.visit({ as: member });
  await page.goto('/settings');
  await button(page, 'Add Google').click();
  await expectAt(page, '/settings');
  await page.getByRole('button', { name: 'Remove: Google' }).waitFor();
  const elsewhere = await site.visit();
  await elsewhere.goto('/sign-in');
  await button(elsewhere, 'Continue with Google').click();
  await elsewhere.getByRole('button', { name: 'Logout' }).waitFor();
});
