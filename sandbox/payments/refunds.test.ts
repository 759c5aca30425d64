import { expect, test } from 'vitest';
import { openReceiver } from '../test/receiver.ts';
import { openSandbox } from '../test/sandbox.ts';

test('a payment is refunded in parts and never beyond', async () => {
  await using receiver = await openReceiver();
  await using sandbox = await openSandbox({ webhook: receiver.webhook });
  const { stripe } = sandbox;
  const intent = await stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    expand: ['latest_charge.refunds'],
  });
  await sandbox.deliver();
  receiver.requests.length = 0;
  const payment = { payment_intent: intent.id };
  const first = await stripe.refunds.create({
    ...payment,
    amount: 400,
    reason: 'requested_by_customer',
  });
  expect(first).toMatchObject({ amount: 400, status: 'succeeded' });
  await expect(stripe.refunds.create({ ...payment, amount: 601 })).rejects.toMatchObject({
    param: 'amount',
  });
  expect(await stripe.refunds.create(payment)).toMatchObject({ amount: 600 });
  await expect(stripe.refunds.create(payment)).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const [charge] = (await stripe.charges.list(payment)).data;
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 1000 });
  expect((await stripe.refunds.list(payment)).data.map(({ amount }) => amount)).toEqual([600, 400]);
  await stripe.refunds.update(first.id, { metadata: { ticket: '7' } });
  await sandbox.deliver();
  expect(receiver.types).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.created',
    'charge.refunded',
    'refund.updated',
  ]);
});

test('a payment that failed has nothing to refund', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const intent = await stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(
    stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toMatchObject({ code: 'card_declined' });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_not_refundable',
  });
});
