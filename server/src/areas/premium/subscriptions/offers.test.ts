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
  const app = await premiumApp({ environment: { PREMIUM_TRIAL_DAYS: '7' } });

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
  const app = await premiumApp({ environment: { PREMIUM_COUPONS: 'WELCOME:20,GIFT:100' } });
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
        { description: 'Kindred premium, monthly: unused days', amount: 0 },
        { description: 'Kindred premium, annual', amount: 9999 },
      ],
    ]);
  });

  test('that is not configured is refused', async () => {
    const ada = await createPerson(app);
    expect((await subscribe(ada, { coupon: 'FREE' })).json()).toMatchObject({
      message: "This coupon isn't valid.",
    });
  });

  test('can be looked up before it is used, and shows what is charged then', async () => {
    const ada = await createPerson(app);
    const coupon = async (code: string) => ada.get(`/subscription/coupons/${code}`);
    expect((await coupon('welcome')).json()).toEqual({
      success: true,
      data: { coupon: { code: 'WELCOME', percentOff: 20 } },
    });
    expect((await coupon('FREE')).json()).toMatchObject({
      code: 'coupon_invalid',
      message: "This coupon isn't valid.",
    });
    await subscribe(ada, { coupon: 'WELCOME', paymentMethodId: visa });
    const invoices = (await ada.get('/subscription/invoices')).json<{
      data: { invoices: { amountPaid: number }[] };
    }>().data.invoices;
    expect(invoices.map(({ amountPaid }) => amountPaid)).toEqual([lessCoupon(1499, 20)]);
    expect((await coupon('WELCOME')).json()).toMatchObject({
      message: "You've already used this coupon.",
    });
  });
});
