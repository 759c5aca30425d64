// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { long } from '../../../e2e/test-size.ts';
import { testApp } from '../../test/service/app.ts';
import { sentMails } from '../../test/service/mails.ts';
import { insertRandomMembers, randomMembers } from '../../test/members/random-members.ts';
import { startServer } from '../../test/service/separate-server.ts';
import { sqlOf } from '../../test/database/sql.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { randomFrom } from '../../test/random.ts';

const app = await testApp();
const sql = sqlOf(app);
const kinds = ['show-waiting-likes', 'deliver-due-mails', 'notify-savers'] as const;

const addJobs = async () => {
  for (const kind of kinds) await addJob(app.pool, kind, {});
};

/**
 * Everyone was liked by one member, waits for a mail since their quiet hours ended at the same moment, and saved a search.
 */
async function makeEverythingDue() {
  await insertRandomMembers(app, randomMembers(long ? 4000 : 450, randomFrom(5), app.now()));
  // Everyone is whom the others look for.
  await sql`update profile set seek_genders = '{woman,man,nonbinary,other}', seek_min_age = 18, seek_max_age = 99,
    seek_max_distance = null`;
  await sql`update first_found set at = now() - interval '1 hour'`;
  await sql`update card set found_at = now() - interval '1 hour'`;
  await sql`insert into choice (member_id, other_id, kind, chosen_at, stored_at, waits_until)
    select c.member_id, m.id, 'like', now() - interval '2 hours', now() - interval '2 hours', now() - interval '1 hour'
    from (select member_id from card order by member_id limit 1) as c join member m on m.id <> c.member_id`;
  await sql`insert into notice (member_id, id, kind, about)
    select id, gen_random_uuid(), 'report.reply', '{"reportId": "00000000-0000-4000-8000-000000000000"}' from member`;
  await sql`insert into delivery (member_id, notice_id, channel, due_at)
    select member_id, id, 'mail', date_trunc('minute', now()) - interval '1 hour' from notice`;
  await sql`insert into saved_search (id, member_id, name, filter, sort, alerts, new_after, created_at)
    select gen_random_uuid(), id, 'Anyone', '{}', 'new', true, now() - interval '1 day', now() from member`;
}

const countNotified = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from notice where kind = 'like'`)[0]
    ?.count ?? 0;

const openJobs = () => sql`select task_identifier from graphile_worker.jobs
  where task_identifier = any (${[...kinds, 'deliver-mail', 'mail']})`;

test('trust 57: two processes of which one is killed notify each of many members once, and no one never', async () => {
  await makeEverythingDue();
  const [first] = [await startServer(app), await startServer(app)];
  await addJobs();
  await addJobs();
  while ((await countNotified()) === 0) await sleep(2);
  await first.end('SIGKILL');
  await expect.poll(openJobs, { interval: 200 }).toEqual([]);

  const liked = await sql`select from choice c join member m on m.id = c.other_id
    where exists (select from card where card.member_id = c.member_id)`;
  const reported = await sql<{ about: unknown; times: number }>`
    select about, count(*)::int as times from notice where kind = 'like' group by member_id, about`;
  expect(liked.length).toBeGreaterThan(400);
  expect(reported).toHaveLength(liked.length);
  expect(new Set(reported.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ about: { count: 1 }, times: 1 })]),
  );

  const before =
    await sql`select member_id, count(*)::int from notice where kind = 'search.new-people' group by member_id`;
  expect(before.length).toBeGreaterThan(20);
  expect(new Set(before.map(({ count }) => count))).toEqual(new Set([1]));

  expect(
    await sql`select from delivery where channel = 'mail' and state = 'waiting' and due_at < now()`,
  ).toEqual([]);
  const sent = await sql`select from delivery d join notice n on n.id = d.notice_id
    where n.kind = 'report.reply' and d.state = 'sent'`;
  const replies = (await sentMails(app)).filter(
    ({ subject }) => subject === 'We replied to your report',
  );
  const addresses = replies.map(({ to }) => to?.[0]?.address);
  expect(addresses).toHaveLength(sent.length);
  expect(new Set(addresses).size).toBe(sent.length);
  expect(sent.length).toBeGreaterThan(200);

  const notices = await sql`select from notice`;
  await addJobs();
  await expect.poll(openJobs).toEqual([]);
  expect(await sql`select from notice`).toHaveLength(notices.length);
});
