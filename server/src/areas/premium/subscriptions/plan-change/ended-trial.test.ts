import { expect, test } from 'vitest';
import { confirmIntent, typeCard } from '../../../../../test/premium/card-form.ts';
import { renewed } from '../../../../../test/likes/likes.ts';
import { createPerson } from '../../../../../test/members/people.ts';
import { type Person, premiumApp } from '../../../../../test/premium/premium.ts';

const app = await premiumApp({
  environment: { LOG_LEVEL: 'silent' },
  site: { 'plans.trialDays': 7 },
});
const day = 86_400_000;

interface Preview {
  amountDue: number;
  nextPrice: number;
  prorationDate: number;
  nextPaymentAt: string;
}

/** A member in a trial of this plan. */
async function createTrial(plan: string, card: string) {
  const person = await createPerson(app);
  const setup = await person.send('POST', `/subscription/setup-intent?plan=${plan}`);
  const { clientSecret, setupIntentId } = setup.json<{
    data: { clientSecret: string; setupIntentId: string };
  }>().data;
  await confirmIntent(app, clientSecret, await typeCard(app, card));
  const started = await person.send('POST', '/subscription/start-trial', { setupIntentId });
  expect(started.json()).toMatchObject({ data: { subscription: { status: 'trialing', plan } } });
  await app.settle();
  return person;
}

const preview = async (person: Person, plan: string) =>
  (await person.send('POST', '/subscription/preview', { plan })).json<{ data: Preview }>().data;
const change = (person: Person, plan: string, prorationDate: number) =>
  person.send('PUT', '/subscription/update', { plan, prorationDate });

function chargedTo({ id }: Person) {
  const { store } = app.sandbox;
  const customer = store.all('customer').find(({ metadata }) => metadata['member'] === id);
  const paid = store.by('invoice', customer?.id ?? '').map(({ amount_paid }) => amount_paid);
  return { charged: paid.reduce((sum, amount) => sum + amount, 0), balance: customer?.balance };
}

/** The trial ends at the provider, whose events have not come yet. */
async function endTrial(person: Person, after = 60_000) {
  app.advanceClock(7 * day + after);
  await app.sandbox.clock.performDue();
  return renewed(app, person);
}

test('trust 80: a shorter plan right after a trial starts when the paid period ends, with nothing credited', async () => {
  const ada = await endTrial(await createTrial('annual', '4242424242424242'), 2 * 3_600_000);
  const { amountDue, nextPrice, prorationDate, nextPaymentAt } = await preview(ada, 'quarterly');
  expect({ amountDue, nextPrice }).toEqual({ amountDue: 0, nextPrice: 3499 });
  expect(Date.parse(nextPaymentAt) - app.now().getTime()).toBeGreaterThan(300 * day);
  expect((await change(ada, 'quarterly', prorationDate)).statusCode).toBe(200);
  await app.settle();
  expect(chargedTo(ada)).toEqual({ charged: 9999, balance: 0 });
});

test('trust 32: a longer plan right after a trial charges what the preview showed', async () => {
  const ada = await endTrial(await createTrial('monthly', '5555555555554444'));
  const { amountDue, prorationDate } = await preview(ada, 'annual');
  expect((await change(ada, 'annual', prorationDate)).statusCode).toBe(200);
  await app.settle();
  expect(chargedTo(ada)).toMatchObject({ charged: amountDue });
  expect(amountDue).toBeGreaterThanOrEqual(9999);
});

test('trust 32: a preview from the trial is out of date once the trial has ended, and nothing is charged', async () => {
  const begun = await createTrial('monthly', '378282246310005');
  app.advanceClock(7 * day - 600_000);
  const ada = await renewed(app, begun);
  const { amountDue, prorationDate } = await preview(ada, 'annual');
  expect(amountDue).toBe(0);
  app.advanceClock(660_000);
  await app.sandbox.clock.performDue();
  const before = chargedTo(ada);
  const answer = await change(ada, 'annual', prorationDate);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'change_amounts_out_of_date' },
  ]);
  expect(chargedTo(ada)).toEqual(before);
});
