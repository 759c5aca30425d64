import { lessCoupon } from '@kindred/contract/premium/coupons';
import { describe, expect, test } from 'vitest';
import { createPerson } from '../../../../test/members/people.ts';
import {
  type Person,
  type PremiumApp,
  created,
  isPremium,
  premiumApp,
  subscribe,
} from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const day = 86_400_000;
const visa = 'pm_card_visa';

/** A card that its owner has confirmed. */
async function confirmedCard(app: PremiumApp, person: Person, card = visa) {
  const answer = await person.send('POST', '/subscription/setup-intent');
  const { setupIntentId } = answer.json<{ data: { setupIntentId: string } }>().data;
  const { stripe } = app.payments;
  const { payment_method } = await stripe.setupIntents.confirm(setupIntentId, {
    payment_method: card,
  });
  return typeof payment_method === 'string' ? payment_method : '';
}

describe('a free trial', async () => {
  const app = await premiumApp({ site: { 'plans.trialDays': 7 } });

  test('needs a card that its owner has confirmed', async () => {
    const ada = await createPerson(app);
    for (const body of [{}, { paymentMethodId: visa }])
      expect((await subscribe(ada, body)).json()).toMatchObject({
        code: 'trial_needs_card',
        errors: [{ field: 'paymentMethodId' }],
      });
    expect(await isPremium(ada)).toBe(false);
  });

  test('trust 32: is given once, and then paid', async () => {
    const ada = await createPerson(app);
    app.members.push(ada);
    const paymentMethodId = await confirmedCard(app, ada);
    const first = await created(subscribe(ada, { paymentMethodId }));
    expect(first.subscription).toMatchObject({ status: 'trialing' });
    expect(first.subscription.trialEnd).not.toBeNull();
    expect(await isPremium(ada)).toBe(true);
    await app.payments.stripe.subscriptions.cancel(first.subscriptionId);
    await app.settle();
    expect(await isPremium(ada)).toBe(false);
    const second = await created(subscribe(ada, { paymentMethodId }));
    expect(second.subscription).toMatchObject({ status: 'active', trialEnd: null });
  });

  test('becomes a paid subscription at its end', async () => {
    const ada = await createPerson(app);
    app.members.push(ada);
    await subscribe(ada, { paymentMethodId: await confirmedCard(app, ada, 'pm_card_amex') });
    await app.pass(8 * day);
    const { subscription } = (await ada.get('/subscription/current')).json<{
      subscription: { status: string };
    }>();
    expect(subscription.status).toBe('active');
    const [invoice] = await sqlOf(app)`select amount_paid from invoice
      where member_id = ${ada.id} and amount_paid > 0`;
    expect(invoice).toEqual({ amount_paid: 1499 });
  });
});

describe('a coupon', async () => {
  const app = await premiumApp({
    site: {
      'plans.coupons': [
        { code: 'WELCOME', percentOff: 20, from: null, until: null },
        { code: 'GIFT', percentOff: 100, from: null, until: null },
        { code: 'FIRST', percentOff: 50, from: null, until: null, uses: 2 },
        { code: 'FIVE', amountOff: 500, from: null, until: null },
        { code: 'HUGE', amountOff: 9900, from: null, until: null },
      ],
    },
  });
  const sql = sqlOf(app);

  test('trust 32: reduces the first payment, once for each member', async () => {
    const ada = await createPerson(app);
    const body = { paymentMethodId: visa, coupon: 'welcome' };
    const { subscriptionId } = await created(subscribe(ada, body));
    await app.settle();
    expect(await sql`select total, amount_paid from invoice where member_id = ${ada.id}`).toEqual([
      { total: 1199, amount_paid: 1199 },
    ]);
    await app.payments.stripe.subscriptions.cancel(subscriptionId);
    await app.settle();
    expect((await subscribe(ada, body)).json()).toMatchObject({
      message: "You've already used this coupon.",
      errors: [{ field: 'coupon' }],
    });
  });

  test('can be used by as many people as the owner said, however many try at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)));
    const body = { paymentMethodId: visa, coupon: 'first' };
    const answers = await Promise.all(people.map((person) => subscribe(person, body)));
    await app.settle();
    const refused = answers.filter(({ statusCode }) => statusCode >= 400);
    expect(refused).toHaveLength(4);
    for (const answer of refused)
      expect(answer.json()).toMatchObject({
        code: 'coupon_used_up',
        message: 'This coupon has been used up.',
        errors: [{ field: 'coupon' }],
      });
    const used =
      await sql`select amount_paid from invoice join subscription s on s.id = subscription_id where s.coupon = 'FIRST'`;
    expect(used).toEqual([{ amount_paid: 749 }, { amount_paid: 749 }]);
    const late = await createPerson(app);
    expect((await late.get('/subscription/coupons/FIRST')).json()).toMatchObject({
      code: 'coupon_used_up',
    });
    const quoted = await late.send('POST', '/subscription/quote', {
      plan: 'monthly',
      coupon: 'FIRST',
    });
    expect(quoted.json()).toMatchObject({ code: 'coupon_used_up' });
  });

  test('of 100% leaves unused days that are worth nothing, and the preview of a longer plan calls them so', async () => {
    const ada = await createPerson(app);
    await subscribe(ada, { coupon: 'GIFT', paymentMethodId: visa });
    const preview = await ada.send('POST', '/subscription/preview', { plan: 'annual' });
    const { amountDue, lines } = preview.json<{
      data: { amountDue: number; lines: { description: string; amount: number }[] };
    }>().data;
    expect([amountDue, lines]).toEqual([
      9999,
      [
        { plan: 'monthly', unused: true, amount: 0 },
        { plan: 'annual', unused: false, amount: 9999 },
      ],
    ]);
  });

  test('that is not configured is refused', async () => {
    const ada = await createPerson(app);
    expect((await subscribe(ada, { coupon: 'FREE' })).json()).toMatchObject({
      message: "This coupon isn't valid.",
    });
  });

  test.each([
    ['five', 500, 999],
    ['huge', 9900, 0],
  ])(
    'trust 137: %s takes %i cents off the first payment and nothing off the next one',
    { tags: ['long'] },
    async (coupon, amountOff, first) => {
      const ada = await createPerson(app);
      app.members.push(ada);
      const looked = await ada.get(`/subscription/coupons/${coupon}`);
      expect(looked.json()).toMatchObject({ data: { coupon: { amountOff, percentOff: null } } });
      const quote = await ada.send('POST', '/subscription/quote', { plan: 'monthly', coupon });
      expect(quote.json()).toMatchObject({
        data: { price: 1499, discount: 1499 - first, amountDue: first },
      });
      const body = { paymentMethodId: visa, coupon, amountDue: first };
      const { subscriptionId } = await created(subscribe(ada, body));
      await app.settle();
      await app.pass(32 * 86_400_000);
      await app.settle();
      const paid = app.sandbox.store.by('invoice', subscriptionId).map((each) => each.amount_paid);
      expect(paid.toSorted((a, b) => a - b)).toEqual([first, 1499]);
    },
  );

  test('can be looked up before it is used, and shows what is charged then', async () => {
    const ada = await createPerson(app);
    const coupon = async (code: string) => ada.get(`/subscription/coupons/${code}`);
    expect((await coupon('welcome')).json()).toEqual({
      success: true,
      data: { coupon: { code: 'WELCOME', percentOff: 20, amountOff: null, currency: 'usd' } },
    });
    expect((await coupon('FREE')).json()).toMatchObject({
      code: 'coupon_invalid',
      message: "This coupon isn't valid.",
    });
    await subscribe(ada, { coupon: 'WELCOME', paymentMethodId: visa });
    const invoices = (await ada.get('/subscription/invoices')).json<{
      data: { invoices: { amountPaid: number }[] };
    }>().data.invoices;
    expect(invoices.map(({ amountPaid }) => amountPaid)).toEqual([
      lessCoupon(1499, { percentOff: 20 }),
    ]);
    expect((await coupon('WELCOME')).json()).toMatchObject({
      message: "You've already used this coupon.",
    });
  });
});
