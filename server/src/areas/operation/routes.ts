import { dropJob, readSystem, retryJob } from '@kindred/contract/operation';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { serve } from '../../platform/http/serve.ts';
import { findSiteState } from './site-state.ts';
import {
  countJobs,
  dropFailedJob,
  findFailedJobs,
  retryFailedJob,
} from '../../platform/jobs/failed-jobs.ts';

const mostShown = 100;

export function operationRoutes(app: FastifyInstance) {
  const { pool, clock } = app;

  serve(app, readSystem, async () => {
    const [counts, found] = [await countJobs(pool), await findFailedJobs(pool, mostShown)];
    const sum = (state: 'waiting' | 'given_up') =>
      counts.reduce((total, each) => total + each[state], 0);
    const jobs = found.map(({ id, kind, error, attempts, created_at, updated_at }) => ({
      ...{ _id: id, kind, error, attempts },
      addedAt: created_at.toISOString(),
      failedAt: updated_at.toISOString(),
    }));
    const processes = (await app.processes.find()).map((each) => ({
      ...{ _id: each.id, role: each.role, version: each.version },
      startedAt: each.started_at.toISOString(),
      seenAt: each.seen_at.toISOString(),
      sharesFiles: each.files === app.processes.files(),
    }));
    const { replicas: known = [], mostLagMs = 0 } = app.replicas ?? {};
    const replicas = known.map((each) => ({
      _id: each.place,
      lag: Math.round(each.lag()),
      fault: each.fault(mostLagMs),
    }));
    const clockOffset = Math.round(clock.offset() / 1000);
    const [waitingJobs, failedJobs] = [sum('waiting'), sum('given_up')];
    const site = await findSiteState(app);
    const machines = { processes, replicas, site, clockOffset };
    return { data: { waitingJobs, failedJobs, jobs, ...machines } };
  });

  const changes = [
    [retryJob, retryFailedJob, 'job.retry'],
    [dropJob, dropFailedJob, 'job.drop'],
  ] as const;
  for (const [route, change, action] of changes)
    serve(app, route, async ({ params: { id }, request }) => {
      await inTransaction(pool, async (client) => {
        const job = await change(client, Number(id));
        if (!job) throw new AppError('job_not_found');
        await writeAudit(client, request, { action, details: { kind: job.kind } });
      });
      return {};
    });
}
