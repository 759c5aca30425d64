import { expect, test } from 'vitest';
import { confirmIntent, typeCard } from '../../../../test/premium/card-form.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { created, premiumApp } from '../../../../test/premium/premium.ts';

const app = await premiumApp({
  environment: { LOG_LEVEL: 'silent' },
  site: {
    'plans.trialDays': 7,
    'plans.coupons': [{ code: 'SPRING', percentOff: 50, from: null, until: null }],
  },
});

interface Setup {
  clientSecret: string;
  setupIntentId: string;
}

test('trust 32: another plan in a trial charges nothing now, and the coupon lowers its first payment', async () => {
  const ada = await createPerson(app);
  const ordered = await ada.send('POST', '/subscription/setup-intent?plan=monthly&coupon=spring');
  const { clientSecret, setupIntentId } = ordered.json<{ data: Setup }>().data;
  await confirmIntent(app, clientSecret, await typeCard(app, '4242424242424242'));
  const started = ada.send('POST', '/subscription/start-trial', { setupIntentId });
  const { subscription } = await created(started);
  const preview = await ada.send('POST', '/subscription/preview', { plan: 'annual' });
  expect(preview.json()).toMatchObject({
    data: {
      ...{ amountDue: 0, creditUsed: 0, credit: 0, lines: [] },
      ...{ nextPrice: 9999, nextDiscount: 5000, nextAmount: 4999 },
      nextPaymentAt: subscription.trialEnd,
    },
  });
  const { prorationDate } = preview.json<{ data: { prorationDate: number } }>().data;
  const changed = await ada.send('PUT', '/subscription/update', { plan: 'annual', prorationDate });
  expect(changed.json()).toMatchObject({
    data: {
      requiresAction: false,
      subscription: {
        ...{ plan: 'annual', status: 'trialing', planned: null },
        trialEnd: subscription.trialEnd,
      },
    },
  });
  const invoices = app.sandbox.store.by('invoice', subscription.id);
  expect(invoices.map(({ amount_paid: paid }) => paid).filter((paid) => paid > 0)).toEqual([]);
});
