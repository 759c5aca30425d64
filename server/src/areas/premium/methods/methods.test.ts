import { expect, test } from 'vitest';
import { premiumApp, subscriber } from '../../../../test/premium.ts';

const app = await premiumApp();

test('cards: the first is the default, another can be, and the last one stays while it is needed', async () => {
  const ada = await subscriber(app);
  interface Cards {
    data: { paymentMethods: { id: string; last4: string; isDefault: boolean }[] };
  }
  const cards = async () =>
    (await ada.get('/subscription/payment-methods')).json<Cards>().data.paymentMethods;
  const [first] = await cards();
  expect(first).toMatchObject({ last4: '4242', isDefault: true });
  const path = '/subscription/payment-methods';
  expect((await ada.send('DELETE', `${path}/${first?.id}`)).statusCode).toBe(409);
  const added = await ada.send('POST', path, { paymentMethodId: 'pm_card_mastercard' });
  const second = added.json<Cards>().data.paymentMethods.find(({ id }) => id !== first?.id);
  expect(second).toMatchObject({ isDefault: false });
  await ada.send('PUT', `${path}/${second?.id}/default`);
  expect((await cards()).find(({ isDefault }) => isDefault)?.id).toBe(second?.id);
  expect((await ada.send('DELETE', `${path}/${first?.id}`)).statusCode).toBe(200);
  expect((await cards()).map(({ id }) => id)).toEqual([second?.id]);
});
