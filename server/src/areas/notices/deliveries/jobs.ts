import { type Static, Object as Row } from 'typebox';
import { Text, Uuid } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { type Continued, scheduleBatches } from '../../../platform/jobs/batches.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';
import { deliverMails } from './deliver-mail.ts';
import { deliverPushes } from './deliver-push.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'deliver-due-mails': Continued<DueMember>;
    'deliver-due-pushes': Continued<DueMember>;
  }
}

const DueMember = Row({ member_id: Uuid, due_at: Text });
type DueMember = Static<typeof DueMember>;

const selectDueMembers = statement({
  name: 'find_members_with_due_deliveries',
  text: `select member_id, due_at::text as due_at from delivery
    where state = 'waiting' and channel = $channel and due_at <= $now
      and (due_at, member_id) > ($dueAt::text::timestamptz, $memberId)
    order by delivery.due_at, member_id limit $limit`,
  params: { channel: 'text', now: 'timestamptz', dueAt: 'text', memberId: 'uuid', limit: 'int8' },
  row: DueMember,
});
const start = { due_at: '-infinity', member_id: '00000000-0000-0000-0000-000000000000' };

/** What is due immediately has its own job; what waits is checked each minute. */
export function deliveryJobs(app: JobsApp) {
  const { pool, jobs, now } = app;
  jobs.handle('deliver-mail', ({ memberIds }) => deliverMails(app, memberIds));
  jobs.handle('deliver-push', async ({ memberIds }) => {
    const send = await deliverPushes(app, memberIds);
    await send();
  });

  const find = (channel: 'mail' | 'push') => (after: DueMember | null, limit: number) => {
    const { due_at: dueAt, member_id: memberId } = after ?? start;
    return selectDueMembers.all(pool, { channel, now: now(), dueAt, memberId, limit });
  };
  const idsOf = (due: readonly DueMember[]) => [...new Set(due.map(({ member_id }) => member_id))];

  scheduleBatches<DueMember, 'deliver-due-mails'>(app, 'deliver-due-mails', '* * * * *', {
    size: 200,
    find: find('mail'),
    handle: (due) => deliverMails(app, idsOf(due)),
  });
  scheduleBatches<DueMember, 'deliver-due-pushes'>(app, 'deliver-due-pushes', '* * * * *', {
    size: 100,
    find: find('push'),
    handle: (due) => deliverPushes(app, idsOf(due)),
  });
}
