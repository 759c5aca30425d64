import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { lockMemberToMovePasses } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findMembersToMove, movePasses } from './old-passes.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'move-old-passes': object;
  }
}

const day = 86_400_000;
const oldAfterDays = 365;

/** The job comes to each member in one of so many nights. */
const nights = 32;

const selectNext = statement({
  name: 'find_next_members_of_night',
  text: `select id from member where id > $after and id <= $last order by id limit 100`,
  params: { after: 'uuid', last: 'uuid' },
  row: Row({ id: Uuid }),
});

/** Each night, moves the old passes of a part of the members into a form that takes a sixth of the space. */
export function oldPassJobs({ pool, jobs, now }: JobsApp) {
  jobs.schedule('move-old-passes', '37 2 * * *', async (_, { signal }) => {
    const before = new Date(now().getTime() - oldAfterDays * day);
    const { first, last } = idsOfNight(Math.floor(now().getTime() / day) % nights);
    for (let after = first; ;) {
      signal.throwIfAborted();
      const members = (await selectNext.all(pool, { after, last })).map(({ id }) => id);
      for (const id of await findMembersToMove(pool, members, before))
        await inTransaction(pool, async (client) => {
          if (await lockMemberToMovePasses(client, id)) await movePasses(client, id, before);
        });
      const lastOfPage = members.at(-1);
      if (!lastOfPage) return;
      after = lastOfPage;
    }
  });
}

/** Ids are random, so those that begin with one of these bytes are an equal part. */
function idsOfNight(night: number) {
  const width = 256 / nights;
  const id = (byte: number, rest: string) =>
    `${byte.toString(16).padStart(2, '0')}${rest.repeat(6)}-${rest.repeat(4)}-${rest.repeat(4)}-${rest.repeat(4)}-${rest.repeat(12)}`;
  return { first: id(night * width, '0'), last: id((night + 1) * width - 1, 'f') };
}
