import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { lockMembers } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Continued, scheduleBatches } from '../../platform/jobs/batches.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';
import { approve } from './approval.ts';

interface Waiting {
  readonly member_id: string;
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'approve-waiting': Continued<Waiting>;
  }
}

const selectWaiting = statement({
  name: 'find_waiting_for_approval',
  text: `select member_id from approval where state = 'waiting' and ($after::uuid is null or member_id > $after)
    order by member_id limit $size`,
  params: { after: 'uuid?', size: 'int8' },
  row: Row({ member_id: Uuid }),
});

/**
 * While the site asks for no approval, no one waits for it: those who did when it was turned off are approved, and who
 * registered in a process that had not read the new version yet. A refusal stays until the member asks again.
 */
export function approveWaiting(app: JobsApp) {
  const { pool, site, now } = app;
  const isOff = () => !site.document.switches.approval;
  scheduleBatches<Waiting, 'approve-waiting'>(app, 'approve-waiting', '* * * * *', {
    size: 100,
    find: async (after, size) =>
      isOff() ? selectWaiting.all(pool, { after: after?.member_id ?? null, size }) : [],
    handle: (waiting) =>
      inTransaction(pool, async (client) => {
        const ids = await lockMembers(
          client,
          waiting.map(({ member_id }) => member_id),
        );
        for (const id of ids) await approve(client, id, { now: now(), staffId: null });
      }),
  });
}
