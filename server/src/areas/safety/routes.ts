import {
  answerHold,
  deleteWaiting,
  listHeld,
  openCaseOfHold,
  readOwnSafety,
  readRuleFigures,
  releaseHold,
} from '@kindred/contract/safety';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { lockMember } from '../../db/locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/context.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { aboutCaller } from '../../platform/visibility.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { openStaffUser } from '../members/staff-user.ts';
import { monthOf, readFigures } from './figures.ts';
import { countAllHeld, findOpenHold, listHeldAccounts, openCaseAbout } from './held-accounts.ts';
import { endHold } from './holds.ts';
import { limits } from './limits.ts';
import { deleteOwnWaiting, readOwn, storeAnswer } from './own-safety.ts';
import { presentRules } from './rules.ts';

export function safetyRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const countAnswer = limitRate(app, limits.answer);
  const show = async (id: string) => ({
    data: await readOwn(pool, id, now(), presentRules(app).rules.peopleAnHour),
  });

  serve(app, readOwnSafety, ({ member }) => show(member.id));

  serve(app, answerHold, async ({ member, body: { text }, reply }) => {
    countAnswer(reply, member.id);
    const isStored = await inTransaction(pool, async (client) => {
      await lockCaller(client, member.id);
      return storeAnswer(client, member.id, text, now());
    });
    if (!isStored) throw new AppError('hold_not_found');
    return show(member.id);
  });

  serve(app, deleteWaiting, async ({ member, params: { id } }) => {
    await deleteOwnWaiting(pool, member.id, id);
    return show(member.id);
  });

  serve(app, listHeld, async ({ query: { cursor }, request }) => {
    const data = await listHeldAccounts(pool, cursor ?? null);
    const details = { part: 'holds', count: data.accounts.length };
    await writeAudit(pool, request, { action: 'report.list', details });
    return { data };
  });

  /** Locks the member of an open hold. */
  async function lockHold(client: PoolClient, id: string, member: Caller) {
    const found = await findOpenHold(client, id);
    if (!found || !(await lockMember(client, found.member_id)))
      throw new AppError('hold_not_found');
    await openStaffUser(client, found.member_id, member, presentMoment(app));
    const hold = await findOpenHold(client, id);
    if (!hold) throw new AppError('hold_not_found');
    return hold;
  }

  serve(app, releaseHold, ({ member, params: { id }, request }) =>
    inTransaction(pool, async (client) => {
      const hold = await lockHold(client, id, member);
      await endHold(client, id, { outcome: 'released', now: now(), staffId: member.id });
      await writeAudit(client, request, {
        action: 'safety.release',
        subject: { kind: 'member', id: hold.member_id },
        details: { hold: id, rules: hold.rules, messages: hold.waiting },
      });
      return { data: { released: hold.waiting } };
    }),
  );

  serve(app, openCaseOfHold, ({ member, params: { id }, body: { reason }, request }) =>
    inTransaction(pool, async (client) => {
      const { member_id: memberId, case_id, rules } = await lockHold(client, id, member);
      if (case_id) throw new AppError('hold_has_case');
      const description = reason;
      const caseId = await openCaseAbout(client, { id, memberId, description, now: now() });
      await writeAudit(client, request, {
        action: 'safety.case',
        subject: { kind: 'member', id: memberId },
        details: { hold: id, rules, reason, case: caseId },
      });
      return { data: { caseId } };
    }),
  );

  serve(app, readRuleFigures, async () => {
    const since = monthOf(now());
    const [held, rules] = await Promise.all([countAllHeld(pool), readFigures(pool, since)]);
    return { data: { since: since.toISOString(), held, rules } };
  });
}

export const visibility = [
  aboutCaller(readOwnSafety),
  aboutCaller(answerHold, { body: { text: 'Hello' }, status: 404 }),
  aboutCaller(deleteWaiting, { url: '/safety/waiting/01890000-0000-7000-8000-000000000000' }),
];
