import {
  changeReporterStanding,
  listAllDangers,
  listDangers as listDangersOfCase,
  recordDanger,
} from '@kindred/contract/desk/safety';
import type { FastifyInstance } from 'fastify';
import { lockAllOfCase, lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openStaffUser } from '../../members/staff-user.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { readHead } from '../cases/case.ts';
import { caseEntry } from '../cases/claims.ts';
import { addDanger, findDangers, listDangers } from './dangers.ts';
import { changeStanding, findStanding, notifyOfStanding } from './standing.ts';

export function safetyRoutes(app: FastifyInstance) {
  const { pool, now } = app;

  serve(app, changeReporterStanding, ({ member, params: { id }, body, request }) =>
    inTransaction(pool, async (client) => {
      if (!(await lockMember(client, id))) throw new AppError('user_not_found');
      await openStaffUser(client, id, member, presentMoment(app));
      await changeStanding(client, id, body, { staffId: member.id, now: now() });
      const standing = await findStanding(client, id);
      if (standing) await notifyOfStanding(client, id, standing);
      await writeAudit(client, request, {
        action: 'reporter.standing',
        subject: { kind: 'member', id },
        details: { reason: body.reason, after: { step: body.step } },
      });
      return { data: { standing } };
    }),
  );

  serve(app, recordDanger, async ({ member, params: { id }, body, request, client }) => {
    // The case and its person stay until the record is stored.
    await lockAllOfCase(client, id);
    const head = await readHead(client, id, member);
    const record = await addDanger(client, head, body, member.id, now());
    const { details, ...entry } = caseEntry(head);
    const danger = { ...details, danger: record._id };
    await writeAudit(client, request, { action: 'case.danger', ...entry, details: danger });
    return { data: { record } };
  });

  serve(app, listDangersOfCase, async ({ member, params: { id }, request }) => {
    const { details, ...entry } = caseEntry(await readHead(pool, id, member));
    const look = { ...details, part: 'danger' };
    await writeAudit(pool, request, { action: 'report.read', ...entry, details: look });
    return { data: { records: await findDangers(pool, id) } };
  });

  serve(app, listAllDangers, async ({ member, query, request }) => {
    await writeAudit(pool, request, {
      action: 'report.list',
      details: { part: 'danger', ...query },
    });
    return { data: await listDangers(pool, member.id, query) };
  });
}
