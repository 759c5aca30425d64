import { expect, test } from 'vitest';
import { createPerson } from '../../../../test/members/people.ts';
import {
  created,
  isPremium,
  premiumApp,
  subscribe,
  visa,
} from '../../../../test/premium/premium.ts';
import { mostDeclined } from './stop-trying.ts';

const app = await premiumApp();
const { stripe } = app.payments;
const stolen = { payment_method: 'pm_card_chargeDeclined' };

/** Like the browser with the client secret, without this server. */
async function tryCards(count: number, confirm: () => Promise<unknown>) {
  for (let tries = 0; tries < count; tries += 1)
    await expect(confirm()).rejects.toMatchObject({ type: 'StripeCardError' });
  await app.settle();
}

test(
  'trust 78: a first payment that is tried with one declined card after another is ended',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    const { paymentIntentId } = await created(subscribe(ada));
    const confirm = (card: object) => stripe.paymentIntents.confirm(paymentIntentId ?? '', card);
    await tryCards(mostDeclined, () => confirm(stolen));
    await expect(confirm({ payment_method: visa })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect(await isPremium(ada)).toBe(false);
    await created(subscribe(ada, { paymentMethodId: visa }));
    await app.settle();
    expect(await isPremium(ada)).toBe(true);
  },
);

test('a member who mistypes a card a few times can still pay', async () => {
  const ada = await createPerson(app);
  const { paymentIntentId } = await created(subscribe(ada));
  const confirm = (card: object) => stripe.paymentIntents.confirm(paymentIntentId ?? '', card);
  await tryCards(mostDeclined - 1, () => confirm(stolen));
  await confirm({ payment_method: visa });
  await app.settle();
  expect(await isPremium(ada)).toBe(true);
});

test('trust 78: saving a card that is tried with one declined card after another is ended', async () => {
  const ada = await createPerson(app);
  const answer = await ada.send('POST', '/subscription/setup-intent');
  const { setupIntentId } = answer.json<{ data: { setupIntentId: string } }>().data;
  const confirm = (card: object) => stripe.setupIntents.confirm(setupIntentId, card);
  await tryCards(mostDeclined, () => confirm(stolen));
  await expect(confirm({ payment_method: visa })).rejects.toMatchObject({
    code: 'setup_intent_unexpected_state',
  });
});
