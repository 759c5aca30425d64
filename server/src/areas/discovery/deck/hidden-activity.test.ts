import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);

test('what members who hide their activity do changes their card only when a month begins', async () => {
  const alan = await createPerson(app);
  await alan.send('PUT', '/auth/show-last-active', { showLastActive: false });
  const seenAfter = async (job: 'update-cards' | 'update-hidden-activity', lastActive: Date) => {
    await sql`update presence set last_active = ${lastActive} where member_id = ${alan.id}`;
    await addJob(app.pool, job, {});
    await app.jobs.runDue();
    const [row] = await sql<{ seen: string }>`select seen_on::text as seen from card
      where member_id = ${alan.id}`;
    return row?.seen;
  };
  const now = new Date();
  const monthsAgo = (months: number, day = 1) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day));
  const first = (months: number) => monthsAgo(months).toISOString().slice(0, 10);
  expect(await seenAfter('update-hidden-activity', monthsAgo(4, 20))).toBe(first(3));
  // The first visit after a long time, as any later one, and what they change in their profile.
  expect(await seenAfter('update-cards', now)).toBe(first(3));
  await alan.send('PUT', '/auth/edit-profile', { bio: 'I have come back.' });
  expect(await seenAfter('update-cards', now)).toBe(first(3));
  expect(await seenAfter('update-hidden-activity', now)).toBe(first(3));
  expect(await seenAfter('update-hidden-activity', monthsAgo(1, 20))).toBe(first(0));
  expect(await seenAfter('update-cards', now)).toBe(first(0));
});
