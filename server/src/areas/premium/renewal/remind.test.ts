import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { testApp } from '../../../../test/service/app.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { startServer } from '../../../../test/service/separate-server.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp({ environment: { TIME_ZONE: 'Pacific/Auckland' } });
const sql = sqlOf(app);

interface Subscribed {
  plan?: string;
  /** Days ago. */
  since?: number;
  reminded?: number;
  /** In so many days. */
  ends?: number;
  status?: string;
  canceled?: boolean;
}

async function subscribed(wanted: Subscribed = {}) {
  const { plan = 'monthly', since = 400, reminded, ends = 12, status = 'active' } = wanted;
  const person = await createPerson(app);
  await sql`
    insert into subscription (id, member_id, customer_id, item_id, plan, status, amount, currency, period_start,
      period_end, cancel_at_period_end, created_at, updated_at, reminded_at)
    values (${`sub_${person.id}`}, ${person.id}, 'cus_1', 'si_1', ${plan}, ${status}, 1499, 'usd', now(),
      now() + make_interval(days => ${ends}), ${wanted.canceled ?? false},
      now() - make_interval(days => ${since}), now(), now() - make_interval(days => ${reminded ?? null}))`;
  return person;
}

async function run() {
  await addJob(app.pool, 'remind-of-renewal', {});
  await app.jobs.runDue();
}

const subject = 'Your premium at Kindred renews automatically';
const remindedMails = async () => (await sentMails(app)).filter((mail) => mail.subject === subject);
const mailsTo = async ({ email }: { email: string }) =>
  (await remindedMails()).filter(({ to }) => to?.[0]?.address === email);

test('trust 117: once a year a member is reminded of what premium costs, when it renews and how to cancel', async () => {
  const ada = await subscribed();
  // In the evening of UTC, so that it is the next day in Auckland.
  await sql`update subscription set period_end = date_trunc('day', period_end, 'UTC') + interval '20 hours'
    where member_id = ${ada.id}`;
  await run();
  await run();
  const [mail, ...more] = await mailsTo(ada);
  expect(more).toEqual([]);
  const text = mail?.text?.replaceAll(/\s+/g, ' ');
  const date = new Intl.DateTimeFormat('en', {
    dateStyle: 'long',
    timeZone: 'Pacific/Auckland',
  });
  const { at } = await sql.one<{ at: Date }>`
    select period_end as at from subscription where member_id = ${ada.id}`;
  expect(text).toContain('The next payment is $14.99 for the monthly plan');
  expect(text).toContain(`on ${date.format(at)}`);
  expect(text).toContain('/premium/manage');
  expect(mail?.header('list-unsubscribe')).toBeUndefined();
  expect(
    await sql`select about from notice where member_id = ${ada.id} and kind = 'premium'`,
  ).toEqual([{ about: { event: 'reminder' } }]);
});

test('trust 117: the mail comes although the member has turned everything about premium off', async () => {
  const ada = await subscribed();
  await sql`insert into preference (member_id, kind, channel, is_on)
    select ${ada.id}, 'premium', unnest(array['app', 'mail', 'push']), false`;
  await run();
  expect(await mailsTo(ada)).toHaveLength(1);
});

test.each([
  ['began less than a year ago', { since: 363 }, 0],
  ['began a year ago tomorrow', { since: 364 }, 1],
  ['was reminded 363 days ago', { since: 900, reminded: 363 }, 0],
  ['was reminded 364 days ago', { since: 900, reminded: 364 }, 1],
  ['is an annual plan that renews in 31 days', { plan: 'annual', since: 334, ends: 31 }, 0],
  ['is an annual plan that renews in 29 days', { plan: 'annual', since: 336, ends: 29 }, 1],
  [
    'is an annual plan reminded last week',
    { plan: 'annual', since: 700, reminded: 7, ends: 23 },
    0,
  ],
  ['became annual, reminded half a year ago', { plan: 'annual', reminded: 180, ends: 29 }, 1],
  ['was canceled', { canceled: true }, 0],
  ['has a payment that is late', { status: 'past_due' }, 0],
  ['was never paid', { status: 'incomplete' }, 0],
] as const)('a subscription that %s: %o, %i reminders', async (_what, wanted, count) => {
  const ada = await subscribed(wanted);
  await run();
  expect(await mailsTo(ada)).toHaveLength(count);
});

test('members whose account is closed are not reminded, and those without a confirmed email only in the app', async () => {
  const [closed, unconfirmed] = [await subscribed(), await subscribed()];
  await sql`update member set state = 'deactivated', state_by = 'self' where id = ${closed.id}`;
  await sql`update member set email_verified_at = null where id = ${unconfirmed.id}`;
  await run();
  expect([await mailsTo(closed), await mailsTo(unconfirmed)]).toEqual([[], []]);
  const notices = await sql<{ member_id: string }>`
    select member_id from notice where member_id in (${closed.id}, ${unconfirmed.id})`;
  expect(notices.map((each) => each.member_id)).toEqual([unconfirmed.id]);
});

const size = long ? 5000 : 450;

/** Members with a subscription since more than a year. */
async function insertMany() {
  await sql`with made as (
      insert into member (email, email_verified_at, state)
      select 'reminded' || n || '@example.com', now(), 'active' from generate_series(1, ${size}) as n
      returning id)
    insert into subscription (id, member_id, customer_id, item_id, plan, status, amount, currency, period_start,
      period_end, cancel_at_period_end, created_at, updated_at)
    select 'sub_' || id, id, 'cus_1', 'si_1', 'monthly', 'active', 1499, 'usd', now(), now() + interval '9 days', false,
      now() - interval '400 days', now() from made`;
}

const isAnyLeft = async () =>
  (
    await sql.one<{ left: boolean }>`select exists (select from graphile_worker.jobs
      where task_identifier in ('remind-of-renewal', 'mail')) as left`
  ).left;

const countReminded = async () =>
  (
    await sql.one<{ count: number }>`select count(*)::int as count from subscription s
      join member m on m.id = s.member_id where m.email like 'reminded%' and reminded_at is not null`
  ).count;

test(
  'trust 117: killed in the middle, with two workers, everyone is reminded exactly once',
  { tags: ['long'] },
  async () => {
    await insertMany();
    const servers = [await startServer(app), await startServer(app)];
    for (const number of [1, 2])
      await addJob(app.pool, 'remind-of-renewal', {}, { key: `remind-of-renewal ${number}` });
    while ((await countReminded()) === 0) await sleep(5);
    await Promise.all(servers.map(({ end }) => end('SIGKILL')));
    const reached = await countReminded();
    expect(reached % 200 === 0 || reached === size).toBe(true);
    // The workers of a killed process hold its jobs until others notice.
    await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()
    where locked_at is not null`;
    const { end } = await startServer(app);
    for (const _again of [1, 2]) {
      await addJob(app.pool, 'remind-of-renewal', {}, { key: 'remind-of-renewal' });
      while (await isAnyLeft()) await sleep(50);
    }
    await end('SIGKILL');
    const to = (await remindedMails())
      .map((mail) => mail.to?.[0]?.address ?? '')
      .filter((address) => address.startsWith('reminded'));
    expect([to.length, new Set(to).size]).toEqual([size, size]);
    const [{ notices } = { notices: 0 }] = await sql<{ notices: number }>`
    select count(*)::int as notices from notice n join member m on m.id = n.member_id
    where m.email like 'reminded%' and n.about ->> 'event' = 'reminder'`;
    expect(notices).toBe(size);
  },
);
