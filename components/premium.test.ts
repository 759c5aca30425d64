import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { type Person, premiumApp, subscriber } from '../server/test/premium.ts';
import { openPages } from './open-page.ts';
import { dialog, expectHeading, expectText, hasText, press } from './page-actions.ts';

const app = await premiumApp();
const { open } = openPages(app);

async function giveCredit(to: Person, cents: number) {
  const held = app.sandbox.store
    .all('customer')
    .find(({ metadata }) => metadata['member'] === to.id);
  const credit = { amount: -cents, currency: 'usd' };
  await app.payments.stripe.customers.createBalanceTransaction(held?.id ?? '', credit);
  await app.settle();
}

test('a shorter plan starts when the paid period ends, and can be undone until then', async () => {
  const { go } = await open('/premium/checkout?plan=monthly', {
    as: await subscriber(app, { plan: 'annual' }),
  });
  await expectText(/^Monthly starts on .+\. Until then you keep Annual\.$/);
  await expectText(/^Nothing today\. \$14\.99 on /);
  await press(/^Change plan on /);
  await expectHeading('Your plan will change');
  await go('/premium/manage');
  await expectText(/^Monthly starts on .+\. Until then you keep Annual\.$/);
  await go('/premium');
  await press('Keep Annual');
  await expectText('Annual is your plan');
  expect(hasText('Monthly starts on')).toBe(false);
});

test('a credit is shown, also before the account is deleted, and given back instead of being lost', async () => {
  const ada = await subscriber(app);
  await giveCredit(ada, 1249);
  const { go } = await open('/settings', { as: ada });
  await press('Delete my account…');
  await expectText('$12.49 of credit would be lost. Get it back instead.');
  await go('/premium/manage');
  await expectText('Credit: $12.49, used for your next payments.');
  await expectText(/^Next payment: \$2\.50 on .+, after \$12\.49 of credit$/);
  await press('Cancel premium');
  const asked = await dialog();
  await expectText('$12.49 of credit would be lost. Get it back instead.', asked);
  await press('Get $12.49 back', asked);
  await expectText('$12.49 is on its way back to your card.', asked);
  expect(hasText('would be lost', asked)).toBe(false);
});

test('someone who canceled keeps premium on the page of the plans', async () => {
  const { go } = await open('/premium/manage', { as: await subscriber(app) });
  await press('Cancel premium');
  await press('Cancel premium', await dialog());
  await expectText('Premium is canceled.');
  await go('/premium/checkout?plan=annual');
  await expectText('Keep premium first. Then you can change your plan.');
  await press('Keep premium');
  await screen.findByRole('button', { name: /^Change plan and pay/ });
  await go('/premium');
  await expectText('Monthly is your plan');
  expect(screen.queryByRole('button', { name: 'Keep premium' })).toBeNull();
});
