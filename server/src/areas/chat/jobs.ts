import { pastMatchDays } from '@kindred/contract/likes';
import { skipLockedOf } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-ended-chats': object;
  }
}

const day = 86_400_000;
const batchSize = 100;

const deleteEnded = statement({
  name: 'delete_ended_chats',
  text: `delete from chat where id in (
    select c.id from match m join chat c on c.first_id = m.member_id and c.second_id = m.other_id
    where m.ended_at < $before limit $batchSize ${skipLockedOf('c')})`,
  params: { before: 'timestamptz', batchSize: 'int8' },
});

/** Each night, deletes messages of a match that ended so long ago that they can no longer be reported. */
export function chatJobs({ pool, jobs, now }: JobsApp) {
  jobs.schedule('delete-ended-chats', '13 3 * * *', async () => {
    const before = new Date(now().getTime() - pastMatchDays * day);
    let deleted: number;
    do deleted = await deleteEnded.run(pool, { before, batchSize });
    while (deleted === batchSize);
  });
}
