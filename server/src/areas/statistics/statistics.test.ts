import { apiBase } from '@kindred/contract/route';
import type { Dashboard } from '@kindred/contract/statistics';
import { describe, expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { endPremium } from '../premium/expiry.ts';
import { compareCounts, foldTally, updateTimeZone } from './queries.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { randomBelow } from '../../../test/random.ts';
import { seed } from '../../../test/seed.ts';

const app = await testApp();
const sql = sqlOf(app);

async function readDashboard() {
  const { headers } = await signIn(app, await createStaff(app));
  const answer = await app.inject({ url: `${apiBase}/statistics/dashboard`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Dashboard }>().data;
}

test(
  'counts kept by thousands of concurrent changes equal a full count',
  { tags: ['long'] },
  async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, async () => (await createMember(app)).id),
    );
    const below = randomBelow(seed);
    const any = <T>(values: readonly T[]) => values[below(values.length)] as T;
    const changes: ((id: string) => Promise<unknown>)[] = [
      (id) => sql`update member set state = 'deactivated', state_by = 'self' where id = ${id}`,
      (id) => sql`update member set state = 'active', state_by = null where id = ${id}`,
      (id) =>
        sql`update member set email_verified_at = ${any([null, new Date()])} where id = ${id}`,
      (id) =>
        sql`update profile set gender = ${any(['man', 'woman', 'a fox', null])}
        where member_id = ${id}`,
      (id) =>
        sql`update profile set birth_date = ${any(['1980-02-29', '2001-01-01', null])}
        where member_id = ${id}`,
      (id) =>
        sql`insert into vip_grant (member_id, ends_at, reason)
      values (${id}, now() + interval '1 hour', 'a test')`,
      (id) => sql`delete from vip_grant where member_id = ${id}`,
      async () => createMember(app),
      async () => foldTally(app.pool),
    ];
    const writer = async () => {
      for (let step = 0; step < (long ? 1000 : 60); step += 1) await any(changes)(any(ids));
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    expect(await compareCounts(app.pool)).toEqual([]);
    await foldTally(app.pool);
    expect(await compareCounts(app.pool)).toEqual([]);
  },
);

test('a deleted member is no longer counted', async () => {
  const before = await readDashboard();
  const { id } = await createMember(app);
  await sql`delete from member where id = ${id}`;
  const after = await readDashboard();
  // The second read created its own administrator.
  expect(after.total).toBe(before.total + 1);
  expect(await compareCounts(app.pool)).toEqual([]);
});

test('premium that has ended is neither counted nor shown', async () => {
  const { id } = await createMember(app);
  await sql`insert into vip_grant (member_id, ends_at, reason)
    values (${id}, now() + interval '1 hour', 'a test')`;
  const { vip } = await readDashboard();
  await endPremium(app.pool, new Date(Date.now() + 7_200_000));
  expect((await readDashboard()).vip).toBeLessThan(vip);
});

test('the newest five come first', async () => {
  const { id } = await createMember(app, { member: { created_at: new Date(Date.now() + 1000) } });
  const { recent } = await readDashboard();
  expect(recent).toHaveLength(5);
  expect(recent[0]?._id).toBe(id);
});

describe('ages', () => {
  test.each([
    { born: '2008-11-20', today: '2026-11-20T12:00:00Z', bucket: '18-25' },
    { born: '2000-11-21', today: '2026-11-20T12:00:00Z', bucket: '18-25' },
    { born: '2000-11-21', today: '2026-11-21T12:00:00Z', bucket: '26-35' },
    { born: '1990-11-20', today: '2026-11-20T12:00:00Z', bucket: '36-45' },
    { born: '1970-11-20', today: '2026-11-20T12:00:00Z', bucket: '56+' },
    { born: '1905-11-21', today: '2026-11-20T12:00:00Z', bucket: '56+' },
  ])('someone born on $born is among $bucket on $today', async ({ born, today, bucket }) => {
    const { readCounts } = await import('./queries.ts');
    const count = async () => {
      const time = new Date(today);
      const rows = await readCounts(app.pool, time, today.slice(0, 10), '2026-06-01');
      return rows.find(({ metric, split }) => metric === 'age' && split === bucket)?.value ?? 0;
    };
    const before = await count();
    await createMember(app, { profile: { birth_date: born } });
    expect(await count()).toBe(before + 1);
  });
});

test('a changed time zone moves members who joined around midnight', async () => {
  await createMember(app, { member: { created_at: new Date('2026-10-31T23:30:00Z') } });
  const joined = async (day: string) => {
    const { rows } = await app.pool.query<{ value: number }>(
      `select value from present_count where metric = 'joined' and split = $1`,
      [`${day},free`],
    );
    return rows[0]?.value ?? 0;
  };
  expect(await joined('2026-10-31')).toBe(1);
  await updateTimeZone(app.pool, 'Europe/Berlin');
  expect([await joined('2026-10-31'), await joined('2026-11-01')]).toEqual([0, 1]);
  expect(await compareCounts(app.pool)).toEqual([]);
  await updateTimeZone(app.pool, 'UTC');
});

test('recounting during changes disturbs none of them', async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => (await createMember(app)).id),
  );
  const writers = ids.map(async (id) => {
    for (let round = 0; round < 20; round += 1) {
      // Its trigger continues from the profile to the member.
      await sql`update profile set first_name = ${`N${round}`} where member_id = ${id}`;
    }
  });
  const recounts = Array.from({ length: 5 }, () => app.pool.query('select recount_tally()'));
  await Promise.all([...writers, ...recounts]);
  expect(await compareCounts(app.pool)).toEqual([]);
});

test('a wrong count is found at night and corrected', async () => {
  await createMember(app);
  await foldTally(app.pool);
  await sql`update tally set value = value + 3 where metric = 'gender'`;
  expect((await compareCounts(app.pool)).length).toBeGreaterThan(0);
  await addJob(app.pool, 'reconcile-counts', {});
  await app.jobs.runDue();
  expect(await compareCounts(app.pool)).toEqual([]);
});
