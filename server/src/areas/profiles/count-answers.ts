import { countingMinutes } from '@kindred/contract/profiles/answers';
import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { lockMembers } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'count-answers': object;
  }
}

const portion = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

const selectMembers = statement({
  name: 'find_members_with_due_answers',
  text: `select distinct member_id from answer where member_id > $after and counts_at <= $now
    order by member_id limit ${portion}`,
  params: { after: 'uuid', now: 'timestamptz' },
  row: Row({ member_id: Uuid }),
});

const countDue = statement({
  name: 'count_due_answers',
  text: `update answer set counted_mine = mine, counted_accepted = accepted, counted_importance = importance,
      counted_open = open, counts_at = null
    where member_id = any ($ids) and counts_at <= $now`,
  params: { ids: 'uuid[]', now: 'timestamptz' },
});

/**
 * Makes new and changed answers count, those of a member all together. A second process that runs at the same time waits
 * for the members, and then finds nothing left to do for them.
 */
export function countAnswersJob({ pool, jobs, now }: JobsApp) {
  jobs.schedule('count-answers', `*/${countingMinutes} * * * *`, async () => {
    const until = now();
    for (let after = firstId; ;) {
      const ids = (await selectMembers.all(pool, { after, now: until })).map(
        ({ member_id }) => member_id,
      );
      const last = ids.at(-1);
      if (last === undefined) return;
      await inTransaction(pool, async (client) => {
        await countDue.run(client, { ids: await lockMembers(client, ids), now: until });
      });
      after = last;
    }
  });
}
