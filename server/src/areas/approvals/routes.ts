import {
  askApprovalAgain,
  decideApproval,
  listApprovals,
  readOwnApproval,
} from '@kindred/contract/approvals';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { lockMember } from '../../db/locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/context.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { aboutCaller } from '../../platform/visibility.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { openStaffUser } from '../members/staff-user.ts';
import { approve, askAgain, findPending, readOwn, refuse } from './approval.ts';
import { limits } from './limits.ts';
import { countInQueue, listQueue } from './queue.ts';

export function approvalRoutes(app: FastifyInstance) {
  const { pool, now, site } = app;
  const countAgain = limitRate(app, limits.again);

  serve(app, readOwnApproval, async ({ member }) => ({ data: await readOwn(pool, member.id) }));

  serve(app, askApprovalAgain, async ({ member, body: { text }, reply }) => {
    countAgain(reply, member.id);
    const isAsked = await inTransaction(pool, async (client) => {
      await lockCaller(client, member.id);
      return askAgain(client, member.id, text ?? null, now());
    });
    if (!isAsked) throw new AppError('approval_changed');
    return { data: await readOwn(pool, member.id) };
  });

  serve(app, listApprovals, async ({ query: { state = 'waiting', cursor = null }, request }) => {
    const { today } = presentMoment(app);
    const language = readerLanguage(request);
    const data = await listQueue(pool, { state, cursor, today, site, language });
    const details = { part: 'approvals', state, count: data.members.length };
    await writeAudit(pool, request, { action: 'member.list', details });
    return { data };
  });

  /** Locks a member whom the team has not approved. */
  async function lockPending(client: PoolClient, id: string, member: Caller) {
    if (!(await lockMember(client, id))) throw new AppError('approval_not_found');
    const pending = await findPending(client, id);
    if (!pending) throw new AppError('approval_not_found');
    await openStaffUser(client, id, member, presentMoment(app));
    return pending;
  }

  serve(app, decideApproval, async ({ member, params: { id }, body, request }) => {
    const { decision, asked, reason, words = null } = body;
    if (decision === 'refuse' && !reason) throw new AppError('reject_reason_missing');
    await inTransaction(pool, async (client) => {
      const pending = await lockPending(client, id, member);
      const by = { staffId: member.id, now: now() };
      const isDone =
        pending.asked === asked &&
        (decision === 'refuse' && reason
          ? await refuse(client, id, { reason, words, ...by })
          : await approve(client, id, by));
      if (!isDone) throw new AppError('approval_changed');
      const before = { state: pending.state, reason: pending.reason, words: pending.words };
      const after =
        decision === 'refuse' ? { state: 'refused', reason, words } : { state: 'approved' };
      await writeAudit(client, request, {
        action: `approval.${decision}`,
        subject: { kind: 'member', id },
        details: { before, after },
      });
    });
    return { data: { total: await countInQueue(pool) } };
  });
}

export const visibility = [
  aboutCaller(readOwnApproval),
  aboutCaller(askApprovalAgain, { body: { text: 'Look again, please' }, status: 409 }),
];
