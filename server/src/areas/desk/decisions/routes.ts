import {
  type DecidedRow,
  decideCase,
  decideCases,
  undoDecision,
} from '@kindred/contract/desk/decisions';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { auditRefusedWithin } from '../../../platform/audit/audit.ts';
import { serve } from '../../../platform/http/serve.ts';
import { lockCaseToDecide } from './case-to-decide.ts';
import { decide } from './decide.ts';
import { type DecisionRow, readDecision, toDecision } from './decision.ts';
import { undo } from './undo.ts';

export function decisionRoutes(app: FastifyInstance) {
  const { pool, now } = app;

  serve(app, decideCase, async ({ member, params: { id }, body, request, client }) => {
    const work = { request, member, now: now() };
    const found = await lockCaseToDecide(client, id, member, body);
    const { member_id } = found;
    const subject = member_id
      ? { kind: 'member' as const, id: member_id }
      : { kind: 'report' as const, id: body.reports[0]?._id ?? id };
    const decided = await auditRefusedWithin(client, request, subject, () =>
      decide(client, app, found, body, work),
    );
    return { data: { decision: toDecision(decided, work.now) } };
  });

  serve(app, undoDecision, async ({ member, params: { id }, request }) => {
    const work = { request, member, now: now() };
    await inTransaction(pool, (client) => undo(client, id, work));
    return { data: { decision: toDecision(await readDecision(pool, id), work.now) } };
  });

  serve(app, decideCases, async ({ member, body: { cases }, request }) => {
    const rows: DecidedRow[] = [];
    for (const { caseId, ...decision } of cases) {
      const work = { request, member, now: now() };
      const one = inTransaction(pool, async (client) =>
        decide(
          client,
          app,
          await lockCaseToDecide(client, caseId, member, decision),
          decision,
          work,
        ),
      );
      rows.push(await one.then(succeed(caseId, work.now), fail(caseId, rows)));
    }
    return { data: { rows } };
  });
}

const succeed = (caseId: string, time: Date) => (decided: DecisionRow) => ({
  caseId,
  decision: toDecision(decided, time),
  error: null,
});

/** The others continue. Without a fresh proof none starts. */
const fail = (caseId: string, rows: readonly DecidedRow[]) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  const began = rows.some(({ decision }) => decision);
  if (error.code === 'fresh_proof_required' && !began) throw error;
  return { caseId, decision: null, error: error.message };
};
