import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Uuid, Word } from '../../../db/columns.ts';
import { skipLocked } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { deliverMail } from './deliver-mail.ts';
import { deliverPush } from './deliver-push.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'deliver-due': object;
    'delete-old-deliveries': object;
  }
}

const selectDueMembers = statement({
  name: 'find_members_with_due_deliveries',
  text: `select distinct member_id, channel from delivery where state = 'waiting' and due_at <= $now`,
  params: { now: 'timestamptz' },
  row: Row({ member_id: Uuid, channel: Word(['mail', 'push']) }),
});

const deleteOld = statement({
  name: 'delete_old_deliveries',
  text: `delete from delivery where (member_id, notice_id, channel) in (
    select member_id, notice_id, channel from delivery where ended_at < $before ${skipLocked})`,
  params: { before: 'timestamptz' },
});

const deleteUnlisted = statement({
  name: 'delete_unlisted_notices',
  text: `delete from notice n where not listed and created_at < $before
    and not exists (select from delivery d where d.member_id = n.member_id and d.notice_id = n.id)`,
  params: { before: 'timestamptz' },
});

const week = 7 * 86_400_000;

/** What is due immediately has its own job; what waits is checked each minute. */
export function deliveryJobs(app: FastifyInstance) {
  const { pool, jobs, now } = app;
  jobs.handle('deliver-mail', ({ memberId }) => deliverMail(app, memberId));
  jobs.handle('deliver-push', ({ memberId }) => deliverPush(app, memberId));

  jobs.schedule('deliver-due', '* * * * *', async () => {
    for (const { member_id: memberId, channel } of await selectDueMembers.all(pool, { now: now() }))
      await addJob(pool, `deliver-${channel}`, { memberId }, { key: `${channel} to ${memberId}` });
  });

  jobs.schedule('delete-old-deliveries', '43 3 * * *', async () => {
    const before = new Date(now().getTime() - week);
    await deleteOld.run(pool, { before });
    await deleteUnlisted.run(pool, { before });
  });
}
