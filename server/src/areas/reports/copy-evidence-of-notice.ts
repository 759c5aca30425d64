import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { copyEvidence } from './evidence.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'copy-evidence-of-notice': { reportId: string };
  }
}

const selectReported = statement({
  name: 'find_member_of_notice_without_evidence',
  text: `select r.reported_id from report r where r.id = $reportId and r.reported_id is not null
    and not exists (select from evidence e where e.report_id = r.id)`,
  params: { reportId: 'uuid' },
  row: Row({ reported_id: Uuid }),
});

/**
 * Copies what a notice of the public form is about, right after its response: a request that copied it took longer for a
 * member who exists. The job is added for every notice.
 */
export const copyEvidenceOfNotices = ({ pool, jobs, now }: FastifyInstance) =>
  jobs.handle('copy-evidence-of-notice', ({ reportId }) =>
    inTransaction(pool, async (client) => {
      const found = await selectReported.first(client, { reportId });
      if (!found || !(await lockMember(client, found.reported_id))) return;
      // A repeated job may have waited for the lock.
      if (!(await selectReported.first(client, { reportId }))) return;
      const about = { reportId, reportedId: found.reported_id, reporterId: null, report: {} };
      await copyEvidence(client, { ...about, now: now() });
    }),
  );
