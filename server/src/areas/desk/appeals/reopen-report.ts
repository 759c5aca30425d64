import type { PoolClient } from 'pg';
import { statement } from '../../../db/statement.ts';

const insertEvent = statement({
  name: 'reopen_report_after_appeal',
  text: `insert into report_event (report_id, from_status, to_status, by_id, at)
    select id, status, 'in_progress', $byId, $now from report
    where id = $reportId and status in ('resolved', 'closed', 'rejected')`,
  params: { reportId: 'uuid', byId: 'uuid', now: 'timestamptz' },
});

/** A reversed dismissal reopens its report, and with it the case. */
export async function reopenReport(client: PoolClient, reportId: string, byId: string, now: Date) {
  await insertEvent.run(client, { reportId, byId, now });
}
