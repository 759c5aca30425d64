import { expect, test } from 'vitest';
import { premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await premiumApp();
const support = await createColleague(app, 'support');
// The provider's clock is five seconds ahead of ours, and we do not know it.
await app.sandbox.clock.advanceTo(new Date(app.sandbox.clock.now().getTime() + 5000));

test(
  'trust 32: a plan can be changed right after it began, by a provider whose clock is ahead',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const preview = await ada.send('POST', '/subscription/preview', { plan: 'annual' });
    const shown = preview.json<{ data: { amountDue: number; prorationDate: number } }>().data;
    expect(shown.amountDue).toBe(9999 - 1499);
    const { prorationDate } = shown;
    const changed = await ada.send('PUT', '/subscription/update', {
      plan: 'annual',
      prorationDate,
    });
    expect(changed.json()).toMatchObject({ data: { subscription: { plan: 'annual' } } });
    const eve = await subscriber(app);
    const direct = await eve.send('PUT', '/subscription/update', { plan: 'annual' });
    expect(direct.json()).toMatchObject({ data: { subscription: { plan: 'annual' } } });
  },
);

test('trust 32: premium that began this moment is not ended with two refunds, by a provider whose clock is ahead', async () => {
  const ada = await subscriber(app);
  const end = (body: object) =>
    support.send('POST', `/users/${ada.id}/subscription-end`, {
      subscriptionId: ada.subscriptionId,
      refund: 'last',
      reason: 'Asked for it',
      ...body,
    });
  expect((await end({ atPeriodEnd: true })).statusCode).toBe(200);
  expect((await end({ atPeriodEnd: false })).json()).toMatchObject({
    code: 'ended_with_refund_already',
  });
});
