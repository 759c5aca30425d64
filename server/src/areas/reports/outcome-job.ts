import { undoSeconds } from '@kindred/contract/reports/report-types';
import type { ReportOutcome } from '@kindred/contract/reports/notices';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { lockReport } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { notifyReporterOfOutcome } from './notify-reporter.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'report-outcome': { reportId: string; outcome: ReportOutcome; settledAt: string };
  }
}

/** Notifies the reporter once the outcome can no longer be undone, so that no one is notified of a mistake. */
export function planOutcomeNotice(
  client: PoolClient,
  reportId: string,
  outcome: ReportOutcome,
  now: Date,
) {
  const runAt = new Date(now.getTime() + undoSeconds * 1000);
  const payload = { reportId, outcome, settledAt: now.toISOString() };
  return addJob(client, 'report-outcome', payload, { runAt, key: `report-outcome ${reportId}` });
}

/**
 * Finds no row when the report was reopened or deleted, settled again later, or when its reporter was notified already.
 */
const selectSettled = statement({
  name: 'find_settled_report',
  text: `select r.id from report r where r.id = $reportId and r.status = $outcome
      and r.settled_at = $settledAt
      and not exists (select from notice n where n.member_id = r.reporter_id
        and n.kind = 'report.outcome' and n.about ->> 'reportId' = r.id::text
        and n.created_at >= r.settled_at)`,
  params: { reportId: 'uuid', outcome: 'text', settledAt: 'timestamptz' },
  row: Row({ id: Uuid }),
});

export function sendOutcomeNotices({ pool, jobs, sendMail }: FastifyInstance) {
  jobs.handle('report-outcome', ({ reportId, outcome, settledAt }) =>
    inTransaction(pool, async (client) => {
      await lockReport(client, reportId);
      const given = { reportId, outcome, settledAt: new Date(settledAt) };
      if (await selectSettled.first(client, given))
        await notifyReporterOfOutcome(client, sendMail, reportId, outcome);
    }),
  );
}
