import { type WebhookEvent, webhookEvents } from '@kindred/contract/integrations/events';
import type { Webhook } from '@kindred/contract/integrations/webhooks';
import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertRow, sqlOf } from '../../../../test/database/sql.ts';
import { decideOn, openCase } from '../../../../test/desk/desk.ts';
import { insertReport } from '../../../../test/desk/reports.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { aMan, personOf } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { testApp } from '../../../../test/service/app.ts';
import { addHook, findHook, readLog } from '../../../../test/service/webhook-kit.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';
import { makeSecret, signaturesOf } from './secrets.ts';

const app = await testApp({ environment: { LOG_LEVEL: 'silent', DATABASE_POOL: '8' } });
const sql = sqlOf(app);
await app.ready();
let lead = await createColleague(app);
const second = await createColleague(app);
const hour = 3_600_000;

const again = async (before: typeof lead) => personOf(app, before, await signIn(app, before));

beforeEach(async () => {
  await sql`delete from webhook`;
  // Tests move the clock on, and a token ends.
  lead = await again(lead);
});

const hook = (wanted?: Parameters<typeof addHook>[1]) => addHook(lead, wanted);
const listed = (id: string) => findHook(lead, id);
const log = (path: string, query: Record<string, string> = {}) => readLog(lead, path, query);

/** The algorithm as Standard Webhooks publishes it. */
const signed = (secret: string, id: string, timestamp: string, body: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`;

test('trust 127: signatures are those of Standard Webhooks', () => {
  const example = {
    id: 'msg_loFOjxBNrRLzqYUf',
    timestamp: 1_731_705_121,
    body: '{"event_type":"ping","data":{"success":true}}',
  };
  expect(signaturesOf(['whsec_plJ3nmyCDGBKInavdOK15jsl'], example)).toBe(
    'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  );
  expect(Buffer.from(makeSecret().slice(6), 'base64')).toHaveLength(32);
});

test('trust 127: an event is signed, has only ids, and its secret is stored sealed', async () => {
  const { received, secret, path } = await hook();
  const { id } = await createMember(app);
  await app.jobs.runDue();
  const [{ headers, body, event, id: eventId } = {} as never] = received;
  expect(received).toHaveLength(1);
  expect(event).toEqual({
    type: 'member.created',
    timestamp: expect.any(String) as string,
    data: { memberId: id },
  });
  const timestamp = String(headers['webhook-timestamp']);
  expect(headers['webhook-signature']).toBe(signed(secret, eventId, timestamp, body));
  expect(Math.abs(Number(timestamp) * 1000 - app.now().getTime())).toBeLessThan(60_000);
  const stored = await sql<{ row: string }>`select w::text as row from webhook w
    union all select a::text from audit a`;
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect((await log(path)).deliveries).toMatchObject([
    {
      event: { _id: eventId, type: 'member.created' },
      state: 'delivered',
      attempts: 1,
      status: 200,
      response: 'ok',
    },
  ]);
});

test('trust 127: names and emails are sent only if an administrator chose it, which is in the audit log', async () => {
  const [bare, named] = [await hook(), await hook({ withNames: true })];
  const member = await createMember(app, { profile: { first_name: 'Ada', last_name: 'Byron' } });
  await app.jobs.runDue();
  expect(bare.received[0]?.body).not.toContain(member.email);
  expect(named.received[0]?.event.data).toEqual({
    memberId: member.id,
    member: { id: member.id, name: 'Ada Byron', email: member.email },
  });
  const stored = await sql<{ row: string }>`select e::text as row from webhook_event e`;
  expect(JSON.stringify(stored)).not.toContain(member.email);
  const [logged] = await sql<{ details: object }>`select details from audit
    where action = 'webhook.create' and details ->> 'webhook' = ${named.id}`;
  expect(logged?.details).toMatchObject({ withNames: true, url: named.url });
});

test('trust 128: exactly the events of committed changes are sent, each to those that chose it', async () => {
  const events: WebhookEvent[] = ['member.created', 'report.opened'];
  const [both, one] = [await hook({ events }), await hook({ events: ['report.opened'] })];
  const [ada, alan] = [await createMember(app), await createMember(app, aMan())];
  await inTransaction(app.pool, async (client) => {
    await client.query('insert into member (id, email) values (gen_random_uuid(), $1)', [
      'never@member.example',
    ]);
    throw new Error('rolled back');
  }).catch(() => undefined);
  const reportId = await insertReport(app, { by: ada.id, about: alan.id });
  await app.jobs.runDue();
  expect(both.types().toSorted()).toEqual(['member.created', 'member.created', 'report.opened']);
  expect(one.types()).toEqual(['report.opened']);
  const { case_id: caseId } = await sql.one<{
    case_id: string;
  }>`select case_id from report where id = ${reportId}`;
  expect(one.received[0]?.event.data).toEqual({ reportId, caseId });
});

test('trust 128: decisions, subscriptions and payments are events, each change once', async () => {
  const events: WebhookEvent[] = webhookEvents.filter((event) => !/member|report/.test(event));
  const { received } = await hook({ events });
  const { id: caseId } = await openCase(app);
  await decideOn(lead, caseId, 'dismiss');
  const { id: memberId } = await createMember(app);
  const [start, end] = [new Date(), new Date(Date.now() + 30 * 24 * hour)];
  const money = { currency: 'usd', period_start: start, period_end: end, created_at: start };
  const row = { plan: 'monthly', status: 'active', amount: 999, cancel_at_period_end: false };
  const about = { id: 'sub_1', member_id: memberId, customer_id: 'c', item_id: 'i' };
  await insertRow(app, 'subscription', { ...about, ...row, ...money, updated_at: start });
  await sql`update subscription set cancel_at_period_end = true where id = 'sub_1'`;
  await sql`update subscription set updated_at = now() where id = 'sub_1'`;
  await sql`update subscription set ended_at = now(), status = 'canceled' where id = 'sub_1'`;
  const invoice = { id: 'in_1', member_id: memberId, status: 'open', total: 999, amount_paid: 0 };
  await insertRow(app, 'invoice', { ...invoice, ...money });
  await sql`update invoice set attempts = 1 where id = 'in_1'`;
  await sql`update invoice set status = 'paid', amount_paid = 999 where id = 'in_1'`;
  const refund = { invoice_id: 'in_1', member_id: memberId, amount: 999, currency: 'usd' };
  await insertRow(app, 'refund', {
    ...{ ...refund, reason: 'r', status: 'requested', created_at: start },
  });
  await sql`update refund set status = 'succeeded', made_at = now()`;
  await app.jobs.runDue();
  const dataOf = (type: WebhookEvent) =>
    received.filter(({ event }) => event.type === type).map(({ event }) => event.data);
  const ids = { subscriptionId: 'sub_1', memberId };
  expect(dataOf('case.decided')).toMatchObject([{ caseId }]);
  expect(dataOf('subscription.created')).toEqual([ids]);
  expect(dataOf('subscription.changed')).toEqual([ids]);
  expect(dataOf('subscription.ended')).toEqual([ids]);
  expect(dataOf('payment.failed')).toEqual([{ invoiceId: 'in_1', memberId }]);
  expect(dataOf('payment.succeeded')).toEqual([{ invoiceId: 'in_1', memberId }]);
  expect(dataOf('payment.refunded')).toMatchObject([{ invoiceId: 'in_1', memberId }]);
  expect(received).toHaveLength(7);
});

/** What the schedule does each minute. */
async function runNow() {
  await sql`select graphile_worker.add_job('send-webhooks', '{}')`;
  await app.jobs.runDue();
}

test('trust 128: a delivery is tried for three days in growing pauses, then the webhook is off and administrators know', async () => {
  const { received, answer, path, id } = await hook();
  answer.status = 503;
  await createMember(app);
  await runNow();
  const start = app.now().getTime();
  const times = [0];
  let due = (await log(path)).deliveries[0]?.nextAt;
  while (due) {
    app.advanceClock(Date.parse(due) - app.now().getTime() + 1000);
    lead = await again(lead);
    await runNow();
    times.push((app.now().getTime() - start) / hour);
    due = (await log(path)).deliveries[0]?.nextAt;
  }
  expect(received).toHaveLength(times.length);
  expect(times.length).toBeGreaterThan(8);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // The longest ones are equal, but for the tenth by which each differs.
  const growing = pauses.slice(0, 8);
  expect(growing).toEqual(growing.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeCloseTo(72, 1);
  expect((await log(path)).deliveries).toMatchObject([{ state: 'failed', status: 503 }]);
  expect(await listed(id)).toMatchObject({ offReason: 'failing' });
  const notices = await sql<{ member_id: string; about: object }>`
    select member_id, about from notice where kind = 'webhook.off'`;
  expect(notices.map((each) => each.member_id)).toEqual(
    expect.arrayContaining([lead.id, second.id]),
  );
  expect(notices[0]?.about).toMatchObject({ reason: 'failing' });
});

test('an address that answers 410 is off from then on, and its events are kept for a replay', async () => {
  const { received, answer, path, id } = await hook();
  answer.status = 410;
  await createMember(app);
  await app.jobs.runDue();
  const off = await listed(id);
  expect(off).toMatchObject({ offReason: 'gone' });
  answer.status = 200;
  await createMember(app);
  await app.jobs.runDue();
  expect(received).toHaveLength(1);
  expect((await lead.send('POST', `${path}/tests`)).json()).toMatchObject({ code: 'webhook_off' });
  const { url, events, withNames, version } = off as Webhook;
  const on = { url, events, withNames, on: true, version };
  expect((await lead.send('PUT', path, on)).statusCode).toBe(200);
  // Events have the time of the database.
  const since = new Date(Date.now() - hour).toISOString();
  const replay = await lead.send('POST', `${path}/replays`, { since });
  const known = received[0]?.id;
  await app.jobs.runDue();
  expect(replay.json<{ data: { count: number } }>().data.count).toBe(received.length - 1);
  expect(received.slice(1).map((each) => each.id)).toContain(known);
});

test('one event is sent again with its id, and a test event on demand', async () => {
  const { received, path } = await hook();
  await createMember(app);
  await app.jobs.runDue();
  const [{ _id: deliveryId } = { _id: '' }] = (await log(path)).deliveries;
  expect((await lead.send('POST', `${path}/replays`, { deliveryId })).statusCode).toBe(200);
  await app.jobs.runDue();
  expect(received.map(({ id }) => id)).toEqual([received[0]?.id, received[0]?.id]);
  expect((await lead.send('POST', `${path}/tests`)).statusCode).toBe(200);
  await app.jobs.runDue();
  expect(received.at(-1)?.event.type).toBe('webhook.test');
  const first = await log(path, { limit: '2' });
  expect(first.deliveries).toHaveLength(2);
  const rest = await log(path, { limit: '2', cursor: first.nextCursor ?? '' });
  expect(rest).toMatchObject({ deliveries: [{ state: 'delivered' }], nextCursor: null });
  const gone = { deliveryId: '0f8fad5b-d9cb-469f-a165-70867728950e' };
  expect((await lead.send('POST', `${path}/replays`, gone)).json()).toMatchObject({
    code: 'delivery_not_found',
  });
});

test('trust 127: for 24 hours after a rotation both secrets sign, then only the new one', async () => {
  const { received, secret, path, webhook } = await hook();
  const renewed = await lead.send('POST', `${path}/secret`, { version: webhook.version });
  const { secret: fresh } = renewed.json<{ data: { secret: string } }>().data;
  expect(fresh).not.toBe(secret);
  const send = async () => {
    await createMember(app);
    await runNow();
    const { id, headers, body } = received.at(-1) ?? ({} as never);
    const timestamp = String(headers['webhook-timestamp']);
    const given = String(headers['webhook-signature']).split(' ');
    return [fresh, secret].map((each) => given.includes(signed(each, id, timestamp, body)));
  };
  expect(await send()).toEqual([true, true]);
  app.advanceClock(24 * hour);
  expect(await send()).toEqual([true, false]);
});

test('a program that answers slowly keeps one job waiting, and no delivery of the others', async () => {
  const [slow, quick] = [await hook(), await hook()];
  slow.answer.status = 0;
  for (let count = 0; count < 6; count++) await createMember(app);
  const first = app.jobs.runDue();
  await expect.poll(() => slow.received.length, { interval: 20 }).toBe(5);
  await runNow();
  await expect.poll(() => quick.received.length, { interval: 20 }).toBe(6);
  expect(slow.received).toHaveLength(5);
  slow.answer.status = 200;
  slow.hangUp();
  await first;
  await app.jobs.runDue();
  expect(slow.received).toHaveLength(6);
});

test('a secret that cannot be read any more fails the try with this reason, and a new one sends it', async () => {
  const { received, path, id, webhook } = await hook();
  // This is what is stored when an operator changes SECRET.
  await sql`update webhook set secret = ${createSeal('another', 'webhooks').close('whsec_x')} where id = ${id}`;
  await createMember(app);
  await runNow();
  expect(received).toEqual([]);
  const [failed] = (await log(path)).deliveries;
  expect(failed).toMatchObject({ state: 'waiting', attempts: 1, fault: 'secret' });
  const renewed = await lead.send('POST', `${path}/secret`, { version: webhook.version });
  expect(renewed.statusCode).toBe(200);
  app.advanceClock(hour);
  await runNow();
  expect(received).toHaveLength(1);
});
