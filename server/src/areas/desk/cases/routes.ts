import {
  claimCase,
  countCases,
  escalateCase,
  listCases,
  listColleagues,
  readCase as readCaseRoute,
  releaseCase,
} from '@kindred/contract/desk';
import { findReference } from '@kindred/contract/desk/references';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { type AuditEntry, writeAudit } from '../../../platform/audit/audit.ts';
import { rememberReads } from '../../../platform/audit/repeated-reads.ts';
import { serve } from '../../../platform/http/serve.ts';
import { type Seen, readCase } from './case.ts';
import { claim, escalate, release } from './claims.ts';
import { countQueue } from './count-queue.ts';
import { findColleagues } from './looking.ts';
import { listQueue } from './queue.ts';
import { findReferred } from './references.ts';

export function caseRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const record = rememberReads(now);

  serve(app, listCases, async ({ member, query: { poll, ...query }, request }) => {
    const { sessionId, id: readerId } = member;
    const [data] = await Promise.all([
      listQueue(pool, { ...query, readerId, now: now() }),
      record({ sessionId, question: query, poll }, () =>
        writeAudit(pool, request, { action: 'report.list', details: { part: 'queue', ...query } }),
      ),
    ]);
    return { data };
  });

  serve(app, countCases, async ({ member: { id: readerId }, query }) => ({
    data: await countQueue(pool, { ...query, readerId, now: now() }),
  }));

  serve(app, readCaseRoute, async ({ member, params: { id }, query: { poll }, request }) => {
    const { sessionId } = member;
    const found = await readCase(pool, id, member, now(), (seen) =>
      record({ sessionId, question: { id }, poll }, () =>
        writeAudit(pool, request, ...caseReadEntries(seen)),
      ),
    );
    return { data: { case: found } };
  });

  serve(app, findReference, async ({ member, params: { reference }, request }) => {
    const cases = await findReferred(pool, reference, member.id);
    const details = { part: 'reference', reference, total: cases.length };
    await writeAudit(pool, request, { action: 'report.list', details });
    return { data: { cases } };
  });

  serve(app, listColleagues, async () => ({ data: { colleagues: await findColleagues(pool) } }));

  serve(app, claimCase, async ({ member, params: { id }, query: { from }, request }) => {
    const work = { request, member, now: now() };
    return {
      data: { holder: await inTransaction(pool, (client) => claim(client, id, work, from)) },
    };
  });

  serve(app, releaseCase, async ({ member, params: { id }, request }) => {
    const work = { request, member, now: now() };
    return { data: { holder: await inTransaction(pool, (client) => release(client, id, work)) } };
  });

  serve(app, escalateCase, async ({ member, params: { id }, body: { escalated }, request }) => {
    const work = { request, member, now: now() };
    const at = await inTransaction(pool, (client) => escalate(client, id, escalated, work));
    return { data: { escalatedAt: at?.toISOString() ?? null } };
  });
}

/** The entries of the log for reading a case: one for the person, and one for each report whose evidence was shown. */
function caseReadEntries({ id, member_id, reports }: Seen): AuditEntry[] {
  const details = { part: 'case', case: id };
  const subjects = [
    ...(member_id ? [{ kind: 'member' as const, id: member_id }] : []),
    ...reports.map((report) => ({ kind: 'report' as const, id: report.id })),
  ];
  return subjects.map((subject) => ({ action: `${subject.kind}.read` as const, subject, details }));
}
