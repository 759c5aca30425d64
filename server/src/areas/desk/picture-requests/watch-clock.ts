import { permissions } from '@kindred/contract/permissions';
import { alarmHours } from '@kindred/contract/reports/picture-refusals';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Timestamp, Uuid } from '../../../db/columns.ts';
import { lockCaseOfReport } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { notifyAll } from '../../notices/notify.ts';
import { referenceOf } from '../reporters/notify-reporter.ts';
import { type Hidden, hideTarget, setHidden } from './hidden.ts';
import { findOpenRequest } from './rows.ts';
import { findTargets, toTarget } from './targets.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'watch-picture-requests': object;
  }
}

const hour = 3_600_000;

const isOpen = `exists (select from report r where r.id = q.report_id and r.status_rank <= 1)`;

const selectEnding = statement({
  name: 'find_picture_requests_that_end_soon',
  text: `update picture_request q set alarmed_at = $now
    where q.due_at <= $before and q.alarmed_at is null and ${isOpen}
    returning q.report_id, q.due_at`,
  params: { before: 'timestamptz', now: 'timestamptz' },
  row: Row({ report_id: Uuid, due_at: Timestamp }),
});

/** Those who decide cases, except the one whom the report is about and the one who made it. */
const selectDeciders = statement({
  name: 'find_who_decides_picture_request',
  text: `select m.id, r.case_id from member m, report r
    where r.id = $reportId and m.state = 'active' and m.staff_role = any ($roles)
      and m.id is distinct from r.reported_id and m.id is distinct from r.reporter_id`,
  params: { reportId: 'uuid', roles: 'text[]' },
  row: Row({ id: Uuid, case_id: OrNull(Uuid) }),
});

const selectOverdue = statement({
  name: 'find_overdue_picture_requests',
  text: `select q.report_id from picture_request q
    where q.due_at <= $now and q.hidden_at is null and ${isOpen} order by q.due_at`,
  params: { now: 'timestamptz' },
  row: Row({ report_id: Uuid }),
});

/** Alarms the team before the time to decide ends. Afterwards the picture is hidden until it is decided. */
export function watchPictureRequests(app: JobsApp) {
  const { pool, jobs, log, now } = app;
  jobs.schedule('watch-picture-requests', '*/5 * * * *', async () => {
    await inTransaction(pool, (client) => alarm(client, app));
    for (const { report_id: reportId } of await selectOverdue.all(pool, { now: now() })) {
      const hidden = await inTransaction(pool, (client) => hideOverdue(client, reportId, now()));
      log.error(
        { report: reportId, hidden },
        'a request to remove an intimate picture was not decided in time',
      );
    }
  });
}

async function alarm(client: PoolClient, { log, now }: Pick<FastifyInstance, 'log' | 'now'>) {
  const before = new Date(now().getTime() + alarmHours * hour);
  const roles = permissions.decideCases;
  for (const { report_id: reportId, due_at } of await selectEnding.all(client, {
    before,
    now: now(),
  })) {
    const dueAt = due_at.toISOString();
    log.warn(
      { report: reportId, dueAt },
      'a request to remove an intimate picture has to be decided soon',
    );
    const reference = referenceOf(reportId);
    const deciders = await selectDeciders.all(client, { reportId, roles });
    await notifyAll(
      client,
      deciders.map(({ id: memberId }) => ({
        memberId,
        kind: 'picture-request.due' as const,
        about: { reference, dueAt },
      })),
    );
  }
}

/** How many pictures it has hidden. A request that names no picture has none, until the team finds it. */
async function hideOverdue(client: PoolClient, reportId: string, now: Date) {
  await lockCaseOfReport(client, reportId);
  if (!(await findOpenRequest(client, reportId))) return 0;
  const hidden: Hidden[] = [];
  for (const row of await findTargets(client, [reportId])) {
    const target = toTarget(row);
    const one = target && (await hideTarget(client, target, 'clock', now));
    if (one) hidden.push(one);
  }
  if (hidden.length > 0) await setHidden(client, reportId, hidden, now);
  await notifyAll(
    client,
    hidden.map((each) => ({
      memberId: each.memberId,
      kind: 'picture.hidden' as const,
      about: { where: 'photo' in each ? ('profile' as const) : ('chat' as const) },
    })),
  );
  return hidden.length;
}
