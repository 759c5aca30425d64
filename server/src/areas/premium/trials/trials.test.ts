import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerBank, confirmIntent, typeCard } from '../../../../test/premium/card-form.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import {
  type Created,
  type Person,
  created,
  premiumApp,
  subscribe,
} from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { endRequest, insertRequest } from '../requests/requests.ts';
import { claimTrial } from './claim-trial.ts';

const app = await premiumApp({
  environment: { LOG_LEVEL: 'silent' },
  site: {
    'plans.trialDays': 7,
    'plans.coupons': [{ code: 'SPRING', percentOff: 50, from: null, until: null }],
  },
});
const sql = sqlOf(app);
const day = 86_400_000;
const asks = '4000002760003184';

/** Cards are used up by trials, so each test has its own. */
const cards = {
  twice: '4242424242424242',
  raced: '5555555555554444',
  erased: '378282246310005',
  replayed: '6011111111111117',
  confirmed: '4000000000003220',
  closed: '4000002500003155',
  mailed: '5200828282828210',
  clicked: '3566002020360505',
};

interface Setup {
  clientSecret: string;
  setupIntentId: string;
}

async function order(person: Person, query = 'plan=monthly&coupon=spring') {
  const answer = await person.send('POST', `/subscription/setup-intent?${query}`);
  return answer.json<{ data: Setup }>().data;
}

const start = (person: Person, { setupIntentId }: Setup) =>
  person.send('POST', '/subscription/start-trial', { setupIntentId });

/** Orders a trial and confirms the card, which its bank does not ask about. */
async function orderWith(person: Person, number: string) {
  const setup = await order(person);
  await confirmIntent(app, setup.clientSecret, await typeCard(app, number));
  return setup;
}

/** Orders a trial with a card whose bank asks. */
async function orderAtBank(person: Person, number: string) {
  const setup = await order(person);
  const asked = await confirmIntent(app, setup.clientSecret, await typeCard(app, number));
  expect(asked.body.status).toBe('requires_action');
  return setup;
}

const subscriptionsOf = ({ id }: Person) =>
  app.sandbox.store.all('subscription').filter(({ metadata }) => metadata['member'] === id);
const used = 'This card was already used for a free trial. You can pay now, or use another card.';
const hashes = () => sql<{ request_id: string | null }>`select * from trial_card`;

test(
  'trust 32: one card starts one trial, no matter who uses it, and can still pay',
  { tags: ['long'] },
  async () => {
    const [ada, eve] = [await createPerson(app), await createPerson(app)];
    const first = await start(ada, await orderWith(ada, cards.twice));
    expect(first.json()).toMatchObject({
      data: { subscription: { status: 'trialing', coupon: 'SPRING' } },
    });
    const setup = await orderWith(eve, cards.twice);
    const second = await start(eve, setup);
    expect([second.statusCode, second.json()]).toMatchObject([
      422,
      { code: 'card_used_for_trial', message: used, errors: [{ field: 'trial' }] },
    ]);
    expect(subscriptionsOf(eve)).toEqual([]);
    const { payment_method: card } = await app.payments.stripe.setupIntents.retrieve(
      setup.setupIntentId,
    );
    const direct = await subscribe(eve, { paymentMethodId: card });
    expect(direct.json()).toMatchObject({ message: used });
    const paid = await subscribe(eve, { paymentMethodId: card, coupon: 'SPRING', trial: false });
    expect(paid.json()).toMatchObject({ data: { subscription: { status: 'active' } } });
    // The order of a trial is still there, and never becomes a purchase.
    for (const { id } of subscriptionsOf(eve)) await app.payments.stripe.subscriptions.cancel(id);
    await app.settle();
    const late = await start(eve, setup);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { message: 'Your free trial is used up. You can pay now.' },
    ]);
    expect(subscriptionsOf(eve)).toHaveLength(1);
  },
);

test('trust 32: of two accounts with one card at the same time, one has a trial', async () => {
  const people = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const setups = [];
  for (const person of people) setups.push({ person, setup: await orderWith(person, cards.raced) });
  const answers = await Promise.all(
    setups.flatMap(({ person, setup }) => [start(person, setup), start(person, setup)]),
  );
  const count = (status: number) => answers.filter((each) => each.statusCode === status).length;
  expect([count(200), count(422)]).toEqual([2, 4]);
  expect(people.flatMap(subscriptionsOf)).toHaveLength(1);
});

test('the card of a trial is kept as a keyed hash without its member, for two years', async () => {
  const ada = await createPerson(app);
  await start(ada, await orderWith(ada, cards.erased));
  const rows = await hashes();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => Object.keys(row).toSorted().join())).toEqual(
    rows.map(() => 'card_hash,request_id,used_at'),
  );
  expect(rows.map(({ request_id: request }) => request)).toEqual(rows.map(() => null));
  const [, card] = app.sandbox.store.all('payment_method').map((each) => each.card?.fingerprint);
  expect(JSON.stringify(rows)).not.toContain(card);
  await sql`update trial_card set used_at = ${new Date(app.now().getTime() - 731 * day)}`;
  await app.run('delete-old-rows');
  expect(await hashes()).toEqual([]);
});

test('a trial that fails leaves the card for another one', async () => {
  const ada = await createPerson(app);
  const card = await app.payments.stripe.paymentMethods.retrieve('pm_card_visa_debit');
  const request = (memberId: string) =>
    insertRequest(app.pool, {
      memberId,
      kind: 'subscribe',
      content: {},
      key: randomUUID(),
      now: app.now(),
    });
  const failing = await request(ada.id);
  await claimTrial(app, failing, card);
  await endRequest(app.pool, failing, 'failed');
  const other = await request((await createPerson(app)).id);
  await claimTrial(app, other, card);
  await expect(claimTrial(app, { ...other, id: randomUUID() }, card)).rejects.toThrow(used);
  await endRequest(app.pool, other, 'done', {});
});

test('a card without a fingerprint starts no trial', async () => {
  const ada = await createPerson(app);
  const card = await app.payments.stripe.paymentMethods.retrieve('pm_card_visa');
  const without = { ...card, ...(card.card && { card: { ...card.card, fingerprint: null } }) };
  const request = await insertRequest(app.pool, {
    memberId: ada.id,
    kind: 'subscribe',
    content: {},
    key: null,
    now: app.now(),
  });
  await expect(claimTrial(app, request, without)).rejects.toThrow(
    "This card can't start a free trial. You can pay now, or use another card.",
  );
});

test('a trial starts after the bank has confirmed the card: once, with its coupon, from any tab', async () => {
  const ada = await createPerson(app);
  const setup = await orderAtBank(ada, cards.confirmed);
  expect((await start(ada, setup)).json()).toMatchObject({
    code: 'card_not_confirmed',
    message: "Your bank hasn't confirmed the card yet. Try again or use another card.",
  });
  await answerBank(app, setup.clientSecret, 'succeed');
  const answers = await Promise.all([start(ada, setup), start(ada, setup), app.settle()]);
  await app.settle();
  const again = await start(ada, setup);
  const bodies = [answers[0], answers[1], again].map((each) => each.json<{ data: Created }>());
  const ids = bodies.map(({ data }) => data.subscriptionId);
  expect(new Set(ids).size).toBe(1);
  expect(bodies[0]?.data.subscription).toMatchObject({ status: 'trialing', coupon: 'SPRING' });
  expect(subscriptionsOf(ada)).toHaveLength(1);
});

test('a trial starts although the browser is closed right after the page of the bank', async () => {
  const ada = await createPerson(app);
  await orderAtBank(ada, asks).then(({ clientSecret }) => answerBank(app, clientSecret, 'succeed'));
  await app.settle();
  await app.settle();
  expect(subscriptionsOf(ada)).toMatchObject([
    { status: 'trialing', metadata: { coupon: 'SPRING' } },
  ]);
});

test(
  'trust 49: a card that is confirmed after its owner closed the account starts no trial',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    const setup = await orderAtBank(ada, cards.closed);
    expect((await ada.send('POST', '/auth/leave', { password: ada.password })).statusCode).toBe(
      200,
    );
    await app.settle();
    await answerBank(app, setup.clientSecret, 'succeed');
    await app.settle();
    await app.pass(8 * day);
    await app.settle();
    expect(subscriptionsOf(ada)).toEqual([]);
  },
);

test(
  'the mails about a trial say what is free, what comes when, and what was paid',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    app.members.push(ada);
    await start(ada, await orderWith(ada, cards.mailed));
    for (const days of [5, 3, 1]) {
      await app.pass(days * day);
      await app.settle();
    }
    const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === ada.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your free trial at Kindred has started',
      'Your free trial at Kindred ends soon',
      'Your first payment at Kindred',
    ]);
    const texts = mails.map(({ text }) => text?.replaceAll(/\s+/g, ' '));
    expect(texts).toMatchObject([
      expect.stringMatching(
        /free until \w+ \d+, \d+\. Your monthly plan starts then, for \$14\.99 every month, less your coupon SPRING for the first payment\. If you cancel before, you pay nothing\./,
      ),
      expect.stringMatching(
        /ends on \w+ \d+, \d+\. Your monthly plan starts then, for \$14\.99 every month, less your coupon SPRING for the first payment\. If you cancel before, you pay nothing\./,
      ),
      expect.stringMatching(
        /free trial has ended, and you paid \$7\.49 for your monthly plan\. It renews on \w+ \d+, \d+ for \$14\.99, unless you cancel before\./,
      ),
    ]);
    await app.pass(32 * day);
    await app.settle();
    const later = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === ada.email);
    expect(later).toHaveLength(3);
  },
);

test('a card that its bank does not confirm starts nothing, and is not saved', async () => {
  const ada = await createPerson(app);
  const setup = await orderAtBank(ada, asks);
  await answerBank(app, setup.clientSecret, 'fail');
  await app.settle();
  expect((await start(ada, setup)).json()).toMatchObject({
    code: 'card_failed',
    message:
      "Your bank didn't confirm the card, so it wasn't saved. Try again or use another card.",
  });
  expect((await ada.get('/subscription/payment-methods')).json()).toMatchObject({
    data: { paymentMethods: [] },
  });
  expect(subscriptionsOf(ada)).toEqual([]);
});

test("another member's card and a card that was saved without an order start no trial", async () => {
  const [ada, eve] = [await createPerson(app), await createPerson(app)];
  const setup = await orderWith(ada, asks);
  expect((await start(eve, setup)).statusCode).toBe(404);
  const saved = await order(ada, '');
  expect((await start(ada, saved)).statusCode).toBe(404);
});

test('trust 32: a double click without a key has one answer and starts one trial', async () => {
  const ada = await createPerson(app);
  const setup = await order(ada, '');
  const paymentMethodId = await typeCard(app, cards.clicked);
  await confirmIntent(app, setup.clientSecret, paymentMethodId);
  const click = () => created(subscribe(ada, { paymentMethodId }));
  const [first, second] = await Promise.all([click(), click()]);
  expect(second).toEqual(first);
  expect(subscriptionsOf(ada)).toMatchObject([{ status: 'trialing' }]);
});

test('the same request again returns the trial that it started', async () => {
  const ada = await createPerson(app);
  const setup = await order(ada, '');
  const method = await typeCard(app, cards.replayed);
  await confirmIntent(app, setup.clientSecret, method);
  const send = () => subscribe(ada, { paymentMethodId: method }, { 'idempotency-key': 'k' });
  const [first, again] = [await send(), await send()];
  expect([first.statusCode, again.body]).toEqual([200, first.body]);
});
