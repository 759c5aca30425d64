import {
  decideAppeal as decideAppealRoute,
  listAppeals as listAppealsRoute,
} from '@kindred/contract/desk/appeals';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { rememberReads } from '../../../platform/audit/repeated-reads.ts';
import { serve } from '../../../platform/http/serve.ts';
import { readDecision } from '../decisions/decision.ts';
import { listAppeals, readAppeal, toAppeal } from './appeals.ts';
import { decideAppeal } from './decide-appeal.ts';
import { createStatementTokens } from '../../members/statement-token.ts';
import { notifyOfAppeal } from './notify-of-appeal.ts';

export function appealRoutes(app: FastifyInstance) {
  const { pool, now, secret } = app;
  const record = rememberReads(now);
  const tokens = createStatementTokens(secret);

  serve(app, listAppealsRoute, async ({ member, query: { poll, ...query }, request }) => {
    const details = { part: 'appeals', ...query };
    await record({ sessionId: member.sessionId, question: query, poll }, () =>
      writeAudit(pool, request, { action: 'report.list', details }),
    );
    return { data: await listAppeals(pool, query, member, now()) };
  });

  serve(app, decideAppealRoute, ({ member, params: { id }, body, request }) =>
    inTransaction(pool, async (client) => {
      const work = { request, member, now: now() };
      const { row, appeal, ...decided } = await decideAppeal(client, id, body, work);
      await notifyOfAppeal(client, app, tokens, appeal, { ...body, ...decided });
      const after = await readAppeal(client, id, member.id);
      const decision = await readDecision(client, row.id);
      return { data: { appeal: toAppeal(after, decision, member, work.now) } };
    }),
  );
}
