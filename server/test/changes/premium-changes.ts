import { randomUUID } from 'node:crypto';
import { currentBegin } from '@kindred/contract/premium/begin';
import { planIds } from '@kindred/contract/premium/plans';
import { apiBase } from '@kindred/contract/route';
import { lockMember } from '../../src/db/locks.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { createWithdrawalTokens } from '../../src/areas/premium/withdrawal/token.ts';
import { findCustomer } from '../../src/areas/premium/provider/customer.ts';
import { dayAhead } from '../premium/price-moves.ts';
import { type Changes, type Scene, findId, pick, sendPublic, someKey } from './change.ts';

const path = '/subscription/payment-methods';
const visa = 'pm_card_visa';

async function ownSubscription({ app, self }: Scene) {
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from subscription where member_id = $1 limit 1',
    [self.id],
  );
  return rows[0]?.id ?? 'sub_unknown';
}

async function ownInvoice({ app, self }: Scene) {
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from invoice where member_id = $1 and amount_paid > 0 limit 1',
    [self.id],
  );
  return rows[0]?.id ?? 'in_unknown';
}

async function ownCard({ app, self }: Scene) {
  const answer = await app.inject({ url: `${apiBase}${path}`, headers: self.headers });
  const { data } = answer.json<{ data?: { paymentMethods: { id: string }[] } }>();
  return data?.paymentMethods[0]?.id ?? 'pm_unknown';
}

/** The order of a trial, with a card that the member's bank has confirmed. */
async function confirmedSetup({ app, self }: Scene) {
  const answer = await self.send('POST', '/subscription/setup-intent?plan=monthly');
  const { data } = answer.json<{ data?: { setupIntentId: string } }>();
  if (!data) return 'seti_unknown';
  const { setupIntents } = app.payments.stripe;
  const { id } = await setupIntents.confirm(data.setupIntentId, {
    payment_method: visa,
    return_url: 'https://kindred.example/premium/checkout',
  });
  return id;
}

/** What the member declares to withdraw from a contract that they see. */
async function ownDeclaration({ app, self }: Scene) {
  const url = `${apiBase}/subscription/withdrawal`;
  const answer = await app.inject({ url, headers: self.headers });
  const { data } = answer.json<{
    data?: { contracts: { subscriptionId: string; toCard: number; toCredit: number }[] };
  }>();
  const { subscriptionId, toCard, toCredit } = data?.contracts[0] ?? {
    subscriptionId: 'sub_unknown',
    toCard: 0,
    toCredit: 0,
  };
  const declared = { name: 'Ada', amount: toCard + toCredit };
  return { subscriptionId, declared };
}

/** One unit of money that the provider holds for the member. */
async function giveCredit({ app, self }: Scene) {
  const customer = await findCustomer(app.pool, self.id);
  if (!customer) return;
  const { customers } = app.payments.stripe;
  await customers.createBalanceTransaction(customer, { amount: -100, currency: 'usd' });
}

function webhook({ app, random }: Scene) {
  const { stripe, webhookSecret } = app.payments;
  const payload = JSON.stringify({
    id: `evt_${random(1000)}`,
    object: 'event',
    type: 'customer.created',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'cus_unknown', object: 'customer' } },
  });
  const secret = webhookSecret ?? '';
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return app.inject({ method: 'POST', url: `${apiBase}/subscription/webhook`, payload, headers });
}

/** Needs a payment sandbox. */
export const premiumChanges: Changes = {
  'POST /subscription/start-trial': async (scene) =>
    scene.self.send('POST', '/subscription/start-trial', {
      setupIntentId: await confirmedSetup(scene),
    }),
  'POST /subscription/credit-refund': async (scene) => {
    await giveCredit(scene);
    return scene.self.send('POST', '/subscription/credit-refund', {});
  },
  'POST /subscription/create': (scene) =>
    scene.self.send(
      'POST',
      '/subscription/create',
      {
        plan: pick(scene, planIds),
        ...(scene.random(4) > 0 && { trial: false }),
        ...(scene.random(4) > 0 && { begin: currentBegin }),
        ...(scene.random(4) > 0 && { paymentMethodId: visa }),
      },
      someKey(scene),
    ),
  'POST /subscription/confirm': async (scene) =>
    scene.self.send('POST', '/subscription/confirm', {
      subscriptionId: await ownSubscription(scene),
    }),
  'POST /subscription/preview': (scene) =>
    scene.self.send('POST', '/subscription/preview', { plan: pick(scene, ['annual', 'monthly']) }),
  'POST /subscription/quote': (scene) =>
    scene.self.send('POST', '/subscription/quote', { plan: pick(scene, planIds) }),
  'PUT /subscription/update': (scene) =>
    scene.self.send('PUT', '/subscription/update', { plan: pick(scene, ['annual', 'monthly']) }),
  'POST /subscription/cancel': ({ self }) => self.send('POST', '/subscription/cancel', {}),
  'POST /subscription/reactivate': ({ self }) => self.send('POST', '/subscription/reactivate', {}),
  [`POST ${path}`]: ({ self, random }) =>
    self.send('POST', path, { paymentMethodId: visa, isDefault: random(2) > 0 }),
  [`PUT ${path}/{id}/default`]: async (scene) =>
    scene.self.send('PUT', `${path}/${await ownCard(scene)}/default`),
  [`DELETE ${path}/{id}`]: async (scene) =>
    scene.self.send('DELETE', `${path}/${await ownCard(scene)}`),
  'POST /subscription/setup-intent': (scene) =>
    scene.self.send('POST', '/subscription/setup-intent', undefined, someKey(scene)),
  'POST /subscription/withdrawal': async (scene) => {
    const { subscriptionId, declared } = await ownDeclaration(scene);
    return scene.self.send('POST', '/subscription/withdrawal', { subscriptionId, ...declared });
  },
  'POST /subscription/withdrawal/by-link': async (scene) => {
    const { subscriptionId, declared } = await ownDeclaration(scene);
    const token = createWithdrawalTokens(scene.app.secret).make(subscriptionId);
    return sendPublic(scene, '/subscription/withdrawal/by-link', { token, ...declared });
  },
  'POST /subscription/webhook': webhook,
  'POST /users/{id}/refunds': async (scene) =>
    scene.staff.send('POST', `/users/${scene.self.id}/refunds`, {
      invoiceId: await ownInvoice(scene),
      amount: 1 + scene.random(20),
      reason: 'x',
    }),
  'POST /users/{id}/subscription-end': async (scene) =>
    scene.staff.send('POST', `/users/${scene.self.id}/subscription-end`, {
      subscriptionId: await ownSubscription(scene),
      ...pick(scene, [
        { atPeriodEnd: true, refund: 'none' },
        { atPeriodEnd: true, refund: 'last' },
        { atPeriodEnd: false, refund: 'unused' },
      ]),
      reason: 'x',
    }),
  'POST /price-moves': async (scene) => {
    const { plan, from, to, startsOn } = await somePriceMove(scene);
    const body = { plan, from, to, startsOn, count: 1000 };
    return scene.staff.send('POST', '/price-moves', body, someKey(scene));
  },
  'POST /price-moves/{id}/stop': async (scene) =>
    scene.staff.send('POST', `/price-moves/${await openMove(scene)}/stop`),
  'PUT /plans/rights': (scene) =>
    scene.staff.send('PUT', '/plans/rights', { rights: someRights(scene) }),
};

/** One of three subscriptions at an old price. */
async function somePriceMove({ app, self, random }: Scene) {
  const from = 700 + random(3);
  await inTransaction(app.pool, async (client) => {
    if (!(await lockMember(client, self.id))) return;
    await client.query(
      `insert into subscription (id, member_id, customer_id, item_id, plan, status, amount, currency, period_start,
        period_end, cancel_at_period_end, created_at, updated_at)
      values ($1, $2, 'cus_old', 'si_old', 'quarterly', 'active', $3, 'usd', now(), now() + interval '60 days', false,
        now() - interval '1 year', now())`,
      [`sub_old_${randomUUID().replaceAll('-', '')}`, self.id, from],
    );
  });
  const { prices } = app.site.document.plans;
  return { plan: 'quarterly', from, to: prices.quarterly, startsOn: dayAhead(app, 30) };
}

/** One that is there, or a new one. */
const openMove = async (scene: Scene) =>
  scene.random(2) === 0
    ? findId(scene, 'select id from price_move order by random() limit 1')
    : newMove(scene);

async function newMove({ app }: Scene) {
  const id = randomUUID();
  await app.pool.query(
    `insert into price_move (id, plan, currency, from_amount, to_amount, starts_on, created_at)
    values ($1, 'annual', 'usd', 999, 9999, current_date + 30, now())`,
    [id],
  );
  return id;
}

const someRights = ({ random }: Scene) => {
  const rights = {
    likesPerDay: null,
    superlikesPerDay: 100 + random(3),
    undosPerDay: null,
    seesLikes: true,
    filters: true,
    incognito: true,
  };
  return { free: rights, premium: rights };
};
