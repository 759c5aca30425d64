import { expect, test } from 'vitest';
import { current, premiumApp, subscriber } from '../../../../test/premium/premium.ts';

const app = await premiumApp();

interface Cards {
  data: { paymentMethods: { id: string; last4: string; isDefault: boolean }[] };
}
const path = '/subscription/payment-methods';

test(
  'a canceled subscription without a card is kept only once there is one that pays',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    await ada.send('POST', '/subscription/cancel', {});
    const [card] = (await ada.get(path)).json<Cards>().data.paymentMethods;
    expect((await ada.send('DELETE', `${path}/${card?.id}`)).statusCode).toBe(200);
    const refused = await ada.send('POST', '/subscription/reactivate', {});
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'No card is saved to pay for it. Add a card under "Payment methods" first.' },
    ]);
    expect(await current(ada)).toMatchObject({ cancelAtPeriodEnd: true });
    await ada.send('POST', path, { paymentMethodId: 'pm_card_mastercard' });
    expect((await ada.send('POST', '/subscription/reactivate', {})).statusCode).toBe(200);
    await app.pass(33 * 86_400_000);
    expect(await current(ada)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  },
);

test('cards: the first is the default, another can be, and the last one stays while it is needed', async () => {
  const ada = await subscriber(app);
  const cards = async () =>
    (await ada.get('/subscription/payment-methods')).json<Cards>().data.paymentMethods;
  const [first] = await cards();
  expect(first).toMatchObject({ last4: '4242', isDefault: true });
  expect((await ada.send('DELETE', `${path}/${first?.id}`)).statusCode).toBe(409);
  const added = await ada.send('POST', path, { paymentMethodId: 'pm_card_mastercard' });
  const second = added.json<Cards>().data.paymentMethods.find(({ id }) => id !== first?.id);
  expect(second).toMatchObject({ isDefault: false });
  await ada.send('PUT', `${path}/${second?.id}/default`);
  expect((await cards()).find(({ isDefault }) => isDefault)?.id).toBe(second?.id);
  expect((await ada.send('DELETE', `${path}/${first?.id}`)).statusCode).toBe(200);
  expect((await cards()).map(({ id }) => id)).toEqual([second?.id]);
});
