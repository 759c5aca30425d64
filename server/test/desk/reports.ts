import { randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import type { OwnReport, Report } from '@kindred/contract/reports';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type TestMember, createMember, signIn } from '../members/members.ts';

type Headers = Record<string, string>;
type Payload = NonNullable<InjectOptions['payload']>;

/** Functions that send requests below `/reports` with these headers. */
export function reportCalls(app: FastifyInstance, headers: Headers) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => {
    return (path: string, payload?: Payload, more: Headers = {}) =>
      app.inject({
        method,
        url: `${apiBase}/reports${path}`,
        headers: { ...headers, ...more },
        ...(payload && { payload }),
      });
  };
  return { get: send('GET'), post: send('POST'), put: send('PUT'), remove: send('DELETE') };
}

export const reportIn = <R extends Report | OwnReport = Report>(answer: { json: <T>() => T }) =>
  answer.json<{ data: { report: R } }>().data.report;

/** Creates a report over the API, as a member does. */
export async function submitReport(app: FastifyInstance, by: TestMember, fields: object = {}) {
  const { headers } = await signIn(app, by);
  const payload = { problem_type: 'Bug Report', description: 'The list stays empty.', ...fields };
  const answer = await reportCalls(app, headers).post('/create-reports', payload);
  if (answer.statusCode !== 200) throw new Error(`Reporting answered ${answer.body}`);
  return { headers, report: reportIn<OwnReport>(answer) };
}

/** Inserts a report of any status, with its events, into the database. */
export async function insertReport(
  app: FastifyInstance,
  fields: {
    by?: string;
    about?: string | null;
    type?: string;
    priority?: string;
    description?: string;
    path?: readonly string[];
    at?: Date;
  } = {},
) {
  const id = randomUUID();
  const by = fields.by ?? (await createMember(app)).id;
  const { about = null, type = 'Other', priority = 'other', description = 'Something' } = fields;
  const { path = [], at = new Date() } = fields;
  await app.pool.query(
    `insert into report (id, reporter_id, reported_id, problem_type, priority, description, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, by, about, type, priority, description, at],
  );
  let from = 'pending';
  for (const to of path) {
    await app.pool.query(
      'insert into report_event (report_id, from_status, to_status, at) values ($1, $2, $3, $4)',
      [id, from, to, at],
    );
    from = to;
  }
  return id;
}

/** Events that lead from pending to each status. */
export const pathTo = {
  pending: [],
  in_progress: ['in_progress'],
  resolved: ['in_progress', 'resolved'],
  closed: ['closed'],
  rejected: ['rejected'],
} as const;

/** Passes the time in which settling a report can be undone. */
export async function endUndo(app: FastifyInstance) {
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.jobs.runDue();
}
