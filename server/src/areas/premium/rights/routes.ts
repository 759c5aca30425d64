import { changeRights, listPlans } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { lockRights } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { etagOf, refuseStale, sendEtag } from '../../../platform/http/responses/etag.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { serve } from '../../../platform/http/serve.ts';
import { describePlans } from './plans.ts';
import { forgetRights, readRights, writeRights } from './rights.ts';

export function planRoutes(app: FastifyInstance) {
  serve(app, listPlans, async () => ({ data: await describePlans(app) }));

  serve(app, changeRights, async ({ body: { rights }, request, reply }) => {
    const after = await inTransaction(app.pool, async (client) => {
      await lockRights(client);
      const before = await readRights(client);
      refuseStale(request, before, { rights: before, version: etagOf(before) });
      await writeRights(client, rights);
      const details = { before, after: rights };
      await writeAudit(client, request, { action: 'plan.rights', details });
      await addJob(client, 'end-incognito', {}, { key: 'end-incognito' });
      return readRights(client);
    });
    forgetRights();
    sendEtag(reply, after);
    return { data: { rights: after, version: etagOf(after) } };
  });
}
