import { decideAppeal as decideAppealRoute, listAppeals } from '@kindred/contract/desk/appeals';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { rememberReads } from '../../../platform/audit/repeated-reads.ts';
import { serve } from '../../../platform/http/serve.ts';
import { readDecision } from '../decisions/decision.ts';
import { listOpenAppeals, readAppeal, toAppeal } from './appeals.ts';
import { decideAppeal } from './decide-appeal.ts';
import { createStatementTokens } from '../../members/statement-token.ts';
import { tellAppeal } from './tell-appeal.ts';

export function appealRoutes(app: FastifyInstance) {
  const { pool, now, secret, sendMail } = app;
  const record = rememberReads(now);
  const tokens = createStatementTokens(secret);

  serve(app, listAppeals, async ({ member, query: { poll }, request }) => {
    await record({ sessionId: member.sessionId, question: {}, poll }, () =>
      writeAudit(pool, request, { action: 'report.list', details: { part: 'appeals' } }),
    );
    return { data: { appeals: await listOpenAppeals(pool, member.id, now()) } };
  });

  serve(app, decideAppealRoute, ({ member, params: { id }, body, request }) =>
    inTransaction(pool, async (client) => {
      const work = { request, member, now: now() };
      const { row, appeal } = await decideAppeal(client, id, body, work);
      await tellAppeal(client, sendMail, tokens, appeal, body);
      const after = await readAppeal(client, id, member.id);
      const decision = await readDecision(client, row.id);
      return { data: { appeal: toAppeal(after, decision, member.id, work.now) } };
    }),
  );
}
