import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { liveUrl, openChannel } from '../../../test/service/live.ts';
import { createPerson } from '../../../test/members/people.ts';
import { type Person, isPremium } from '../../../test/premium/premium.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const minute = 60_000;

async function premiumFor(milliseconds: number) {
  const ada = await createPerson(app);
  const until = new Date(app.now().getTime() + milliseconds);
  await sql`insert into vip_grant (member_id, ends_at, reason) values (${ada.id}, ${until}, 'x')`;
  return Object.assign(ada, { until });
}

const isFlagged = async ({ id }: Person) =>
  (await sql.one<{ is_vip: boolean }>`select is_vip from member where id = ${id}`).is_vip;
const incognito = (person: Person) => person.send('PUT', '/settings', { incognito: true });

async function run(kind: 'end-premium' | 'end-premium-of-moment') {
  await addJob(app.pool, kind, {});
  await app.jobs.runDue();
}

/** When the job planned for that time runs. */
const planned = async () =>
  (
    await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
      where key = 'next-end-of-premium'`
  ).map((job) => job.run_at.toISOString());

test('trust 66: rights end exactly on time, no matter when the job runs', async () => {
  const ada = await premiumFor(5 * minute);
  app.advanceClock(4 * minute);
  expect([await isPremium(ada), (await incognito(ada)).statusCode]).toEqual([true, 200]);
  app.advanceClock(minute);
  expect(await isFlagged(ada)).toBe(true);
  expect([await isPremium(ada), (await incognito(ada)).statusCode]).toEqual([false, 403]);
  await run('end-premium');
  expect(await isFlagged(ada)).toBe(false);
});

test(
  'trust 66: open screens get one event that premium has ended, without a job, and by then the account has none',
  { tags: ['long'] },
  async () => {
    const [ada, eve] = [await premiumFor(10_000), await premiumFor(5 * minute)];
    const renewed = await premiumFor(10_000);
    const url = await liveUrl(app);
    const screens = await Promise.all([ada, eve, renewed].map((each) => openChannel(url, each)));
    const reported = () => screens.map((screen) => screen.eventsOf('account').length);
    const until = new Date(app.now().getTime() + 5 * minute);
    await sql`insert into vip_grant (member_id, ends_at, reason) values (${renewed.id}, ${until}, 'x')`;
    await expect.poll(() => reported()[2]).toBe(1);
    const before = reported();
    app.advanceClock(11_000);
    await expect.poll(reported).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
    expect(await isPremium(ada)).toBe(false);
    app.advanceClock(11_000);
    await sleep(1500);
    expect(reported()).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
  },
);

test('the job of every minute plans one for the next end, which plans one for the end after it', async () => {
  const [ada, eve] = [await premiumFor(40_000), await premiumFor(55_000)];
  await premiumFor(10 * minute);
  await run('end-premium');
  expect(await planned()).toEqual([ada.until.toISOString()]);
  app.advanceClock(45_000);
  await run('end-premium-of-moment');
  expect([await isFlagged(ada), await isFlagged(eve)]).toEqual([false, true]);
  expect(await planned()).toEqual([eve.until.toISOString()]);
});
