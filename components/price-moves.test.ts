// @module-tag long
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { publishPrice } from '../server/test/premium/price-moves.ts';
import { premiumApp, subscriber } from '../server/test/premium/premium.ts';
import { openPages } from './open-page.ts';
import { dialog, expectText, field, fill, hasText, press, region } from './page-actions.ts';

const app = await premiumApp();
const { open } = openPages(app);

test(
  'an administrator moves an old price after a look at its effect, the member reads it, and it is stopped',
  { tags: ['long'] },
  async () => {
    publishPrice(app, 'monthly', 999);
    const ada = await subscriber(app);
    publishPrice(app, 'monthly', 1299);
    const lead = await createStaff(app);
    await open('/price-moves', { as: lead });
    await press('Move Monthly, $9.99');
    const asked = await dialog();
    const effect = await region('What changes');
    await effect.findByText('+$3.00');
    await expectText(/costs \$12\.99 instead of \$9\.99/, asked);
    const { min, value } = await field('First day of the new price');
    expect(min < value).toBe(true);
    await press('Notify members: 1', asked);
    await expectText('Notifying');
    await expectText('Being moved');
    await app.run('announce-prices');

    await open('/premium/manage', { as: ada });
    await expectText(/^From .+: \$12\.99 every month instead of \$9\.99\. You can cancel before/);
    await expectText(/^Next payment: \$12\.99 on /);

    await open('/price-moves', { as: lead });
    await press('Stop the move of Monthly, $9.99');
    await press('Stop', await dialog());
    await expectText('Stopped');
    await open('/premium/manage', { as: ada });
    await expectText(/^Next payment: \$9\.99 on /);
    expect(hasText('instead of')).toBe(false);
  },
);

test('a day that is too soon cannot be sent', async () => {
  publishPrice(app, 'monthly', 899);
  await subscriber(app);
  publishPrice(app, 'monthly', 1299);
  await open('/price-moves', { as: await createStaff(app) });
  await press('Move Monthly, $8.99');
  await fill('First day of the new price', '2026-01-01');
  const asked = await dialog();
  expect(await asked.findByRole('button', { name: /^Notify members/ })).toHaveProperty(
    'disabled',
    true,
  );
});
