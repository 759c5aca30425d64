import { changeLadder, readLadder } from '@kindred/contract/desk/ladder';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { serve } from '../../../platform/http/serve.ts';
import { findLadder } from './ladder.ts';
import { replaceLadder } from './replace-ladder.ts';

export function ladderRoutes(app: FastifyInstance) {
  const { pool } = app;

  serve(app, readLadder, async () => ({ data: { ladder: await findLadder(pool) } }));

  serve(app, changeLadder, async ({ body, request }) =>
    inTransaction(pool, async (client) => {
      const { before, after } = await replaceLadder(client, body);
      await writeAudit(client, request, { action: 'desk.ladder', details: { before, after } });
      return { data: { ladder: after } };
    }),
  );
}
