import type { PoolClient } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { reverse } from '../appeals/reverse.ts';
import { lockDecided, cancelDecision } from '../decisions/undo.ts';
import { findCopyDecisions } from './copies.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'return-copies': { decisionId: string };
  }
}

/** After the removal of a picture was undone or reversed, shows its copies again. */
export function returnCopies({ pool, jobs, now }: JobsApp) {
  jobs.handle('return-copies', async ({ decisionId }) => {
    for (const { id, staff_id: staffId } of await findCopyDecisions(pool, decisionId))
      await inTransaction(pool, (client) => returnCopy(client, id, staffId, now()));
  });
}

/** Its owner may have been notified already. Then they read in their statement that it was reversed. */
async function returnCopy(client: PoolClient, id: string, staffId: string | null, now: Date) {
  const row = await lockDecided(client, id);
  if (row.undone_at || row.reversed_at) return;
  if (row.notified_at) await reverse(client, row, staffId, now);
  else await cancelDecision(client, row, staffId, now);
}
