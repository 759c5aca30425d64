import { noteSetup, tryMail } from '@kindred/contract/site/setup';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { findDrafted } from './drafted.ts';
import { limits } from './limits.ts';
import { findAddress } from './own-text-routes.ts';
import { noteStep } from './setup.ts';

/** Leads a new site to its first version: how far its administrators are, and whether mails arrive. */
export function setupRoutes(app: FastifyInstance) {
  const { pool } = app;
  const countMail = limitRate(app, limits.tryMail);

  serve(app, noteSetup, async ({ body: { step, state }, request }) => {
    const setup = await inTransaction(pool, async (client) => {
      const { value, was } = await noteStep(client, step, state);
      const details = { step, before: was, after: state };
      if (was !== state) await writeAudit(client, request, { action: 'site.setup', details });
      return value;
    });
    return { data: { setup } };
  });

  serve(app, tryMail, async ({ member, body: { language }, reply }) => {
    countMail(reply, member.id);
    const { document } = await findDrafted(app);
    const to = await findAddress(pool, member.id);
    const ownTexts = document.texts[language];
    const mail = { to, kind: 'site-trial', language, data: {}, ownTexts } as const;
    return { data: { to, ...(await app.tryMail(mail, document)) } };
  });
}
