import { expect, test, vi } from 'vitest';
import { confirmAtBank, useAskingCard } from '../../../../../test/payments/asking-bank.ts';
import { renewed } from '../../../../../test/likes/likes.ts';
import { createPerson } from '../../../../../test/members/people.ts';
import {
  type Person,
  created,
  current,
  isPremium,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../../test/premium/premium.ts';
import { idOf } from '../read-provider.ts';
import { stopForMember } from './stop-for-member.ts';

const app = await premiumApp();
const { stripe } = app.payments;
const [minute, hour] = [60_000, 3_600_000];

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

const cancel = (ada: Person) => ada.send('POST', '/subscription/cancel', {});
const held = ({ subscriptionId }: { subscriptionId: string }) =>
  app.sandbox.store.get('subscription', subscriptionId);
const paidBy = ({ subscriptionId }: { subscriptionId: string }) =>
  app.sandbox.store.by('invoice', subscriptionId).map(({ amount_paid: paid }) => paid);
const card = (paymentMethodId: string) => ({ paymentMethodId, isDefault: true });

/** Nothing that happens at the provider from here on is known yet, neither by its events nor by our jobs. */
async function toPeriodEnd(ada: Subscriber, more: number) {
  const end = Date.parse((await current(ada))?.currentPeriodEnd ?? '');
  app.sandbox.deliveries.hold();
  app.advanceClock(end + more - app.now().getTime());
  await app.sandbox.clock.performDue();
  Object.assign(ada, await renewed(app, ada));
}

async function settle() {
  await app.sandbox.deliveries.release();
  await app.settle();
}

async function waitingPurchase() {
  const ada = await createPerson(app);
  const asked = { paymentMethodId: 'pm_card_authenticationRequired' };
  const made = await created(subscribe(ada, asked));
  await confirmAtBank(app, made);
  return Object.assign(ada, { subscriptionId: made.subscriptionId });
}

test(
  'trust 32: a first payment that the bank has just confirmed is not lost when it is canceled',
  { tags: ['long'] },
  async () => {
    const ada = await waitingPurchase();
    expect((await cancel(ada)).json()).toMatchObject({
      data: { subscription: { status: 'active', cancelAtPeriodEnd: true } },
    });
    await settle();
    expect([await isPremium(ada), paidBy(ada)]).toEqual([true, [1499]]);
  },
);

test('trust 32: nor when the account is closed, whose premium runs to its end', async () => {
  const ada = await waitingPurchase();
  await ada.send('POST', '/auth/leave', { password: ada.password });
  await stopForMember(app, ada.id);
  expect(held(ada)).toMatchObject({ status: 'active', cancel_at_period_end: true });
});

test(
  'trust 32: an overdue renewal that the bank has just confirmed is not lost when it is canceled',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    await useAskingCard(ada);
    await toPeriodEnd(ada, 2 * hour);
    await settle();
    expect(await current(ada)).toMatchObject({ status: 'past_due' });
    const intents = app.sandbox.store.by('payment_intent', idOf(held(ada)?.customer) ?? '');
    await confirmAtBank(app, { paymentIntentId: intents.at(-1)?.id ?? null });
    expect((await cancel(ada)).json()).toMatchObject({
      data: { subscription: { status: 'active', cancelAtPeriodEnd: true } },
    });
    await settle();
    expect([await isPremium(ada), paidBy(ada)]).toEqual([true, [1499, 1499]]);
  },
);

test.each([
  ['cancels', cancel],
  [
    'leaves',
    async (ada: Subscriber) => {
      const left = await ada.send('POST', '/auth/leave', { password: ada.password });
      await stopForMember(app, ada.id);
      return left;
    },
  ],
])(
  'trust 49: a renewal that has just failed is not tried again for who %s',
  { tags: ['long'] },
  async (_how, act) => {
    const ada = await subscriber(app);
    await ada.send('POST', '/subscription/payment-methods', card('pm_card_chargeCustomerFail'));
    await toPeriodEnd(ada, 2 * hour);
    expect((await act(ada)).statusCode).toBe(200);
    await settle();
    expect([held(ada)?.status, paidBy(ada)]).toEqual(['canceled', [1499, 0]]);
  },
);

test('trust 49: what was canceled and still failed to pay is ended by canceling again', async () => {
  const ada = await subscriber(app);
  await ada.send('POST', '/subscription/payment-methods', card('pm_card_chargeCustomerFail'));
  await toPeriodEnd(ada, 2 * hour);
  await stripe.subscriptions.update(ada.subscriptionId, { cancel_at_period_end: true });
  await settle();
  expect(await current(ada)).toMatchObject({ status: 'past_due', cancelAtPeriodEnd: true });
  expect((await cancel(ada)).json()).toMatchObject({
    data: { subscription: { status: 'canceled' } },
  });
});

test('trust 49: a period that begins while its renewal is stopped is not charged', async () => {
  const ada = await subscriber(app);
  await toPeriodEnd(ada, -5 * minute);
  const { subscriptions } = stripe;
  const real = subscriptions.update.bind(subscriptions);
  const late = vi.spyOn(subscriptions, 'update').mockImplementationOnce((async (
    ...given: Parameters<typeof real>
  ) => {
    app.advanceClock(6 * minute);
    await app.sandbox.clock.performDue();
    return real(...given);
  }) as never);
  expect((await cancel(ada)).statusCode).toBe(200);
  late.mockRestore();
  app.advanceClock(2 * hour);
  await app.sandbox.clock.performDue();
  await settle();
  expect([held(ada)?.status, paidBy(ada)]).toEqual(['canceled', [1499, 0]]);
});
