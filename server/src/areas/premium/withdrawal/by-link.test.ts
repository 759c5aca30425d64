import { expect, test } from 'vitest';
import { confirmIntent, typeCard } from '../../../../test/premium/card-form.ts';
import { createPerson } from '../../../../test/members/people.ts';
import {
  type Person,
  isPremium,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../test/premium/premium.ts';
import { withdrawalsOf } from '../../../../test/premium/withdrawals.ts';

const app = await premiumApp();
const { offered, withdraw, mailsTo, receiptsOf, refundsOf } = withdrawalsOf(app);
const day = 86_400_000;

const tokenOf = async ({ email }: Person) => {
  const mail = (await mailsTo(email)).find(({ text }) => text.includes('/withdraw#token='));
  return decodeURIComponent(/withdraw#token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
};
const send = (url: string, body: object) =>
  app.inject({ method: 'POST', url: `/api/v1/subscription/withdrawal/${url}`, payload: body });

test(
  'trust 115: the link of the mail withdraws without signing in, and says nothing about the member',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const token = await tokenOf(ada);
    const opened = await send('open', { token });
    expect(opened.json()).toMatchObject({
      data: { contracts: [{ toCard: 1499 }], withdrawn: null },
    });
    expect(opened.body).not.toContain(ada.email);
    expect(opened.body).not.toContain(ada.id);
    const body = { token, name: 'https://evil.example', amount: 1499 };
    expect((await send('by-link', { ...body, amount: 1 })).statusCode).toBe(409);
    const answers = await Promise.all([send('by-link', body), send('by-link', body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await send('open', { token })).json()).toMatchObject({
      data: { contracts: [], withdrawn: { toCard: 1499 } },
    });
    expect(await isPremium(ada)).toBe(false);
    expect(await refundsOf(ada)).toMatchObject([{ amount: 1499, status: 'succeeded' }]);
    const [receipt, ...more] = await receiptsOf(ada.email);
    expect(more).toEqual([]);
    expect(receipt?.text).not.toContain('evil');
  },
);

test(
  'trust 115: a link is of use for its contract alone, ends with the period, and cannot be made up',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const token = await tokenOf(ada);
    expect((await send('open', { token: `${token.slice(0, -4)}AAAA` })).json()).toMatchObject({
      code: 'withdrawal_link_unknown',
    });
    await app.pass(32 * day);
    await app.settle();
    for (const answer of [
      await send('open', { token }),
      await send('by-link', { token, name: 'Ada', amount: 1499 }),
    ])
      expect(answer.json()).toMatchObject({ code: 'withdrawal_period_over' });
    await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
    await app.settle();
    await subscribe(ada, { paymentMethodId: 'pm_card_visa' });
    expect((await send('open', { token })).statusCode).toBe(409);
  },
);

test('a trial is withdrawn from without a charge, and knows what its order agreed to', async () => {
  const { plans } = app.site.document;
  const { trialDays } = plans;
  Object.assign(plans, { trialDays: 7 });
  const ada = await createPerson(app);
  const order = await ada.send('POST', '/subscription/setup-intent?plan=monthly&begin=2026-11-26');
  const { data: setup } = order.json<{ data: { clientSecret: string; setupIntentId: string } }>();
  await confirmIntent(app, setup.clientSecret, await typeCard(app, '5555555555554444'));
  await ada.send('POST', '/subscription/start-trial', { setupIntentId: setup.setupIntentId });
  Object.assign(plans, { trialDays });
  await app.settle();
  expect(await offered(ada)).toMatchObject({ agreed: true, price: 0, toCard: 0, toCredit: 0 });
  expect((await mailsTo(ada.email)).at(-1)?.text).toContain('/withdraw#token=');
  expect((await withdraw(ada)).statusCode).toBe(200);
  await app.settle();
  expect([await isPremium(ada), await refundsOf(ada)]).toEqual([false, []]);
});
