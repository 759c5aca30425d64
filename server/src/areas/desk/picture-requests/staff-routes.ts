import { askForFacts, placePictureRequest } from '@kindred/contract/reports/picture-request';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { lockReport } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { readHead } from '../cases/case.ts';
import { mailQuestion } from './mail-question.ts';
import { findNamedPlace, placeRequest } from './place.ts';
import { findOpenRequest, setQuestion } from './rows.ts';

/** What the team does about a request before it decides. */
export function pictureRequestRoutes(app: FastifyInstance) {
  const { pool, now } = app;

  const change = (reportId: string, member: Caller, work: (client: PoolClient) => Promise<void>) =>
    inTransaction(pool, async (client) => {
      const found = await findOpenRequest(client, reportId);
      if (!found) throw new AppError('request_not_found');
      await readHead(client, found.case_id, member);
      await work(client);
    });

  const record = (
    client: PoolClient,
    request: FastifyRequest,
    action: 'case.ask' | 'case.place',
    id: string,
    details: Readonly<Record<string, unknown>>,
  ) => writeAudit(client, request, { action, subject: { kind: 'report', id }, details });

  serve(app, askForFacts, async ({ member, params: { id }, body: { question }, request }) => {
    const at = now();
    await change(id, member, async (client) => {
      await lockReport(client, id);
      if (!(await findOpenRequest(client, id))) throw new AppError('request_already_decided');
      await setQuestion(client, { reportId: id, question, now: at });
      await mailQuestion(client, app, { reportId: id, question, staffId: member.id });
      await record(client, request, 'case.ask', id, { question });
    });
    return { data: { askedAt: at.toISOString() } };
  });

  serve(app, placePictureRequest, async ({ member, params: { id }, body, request }) => {
    let caseId = '';
    await change(id, member, async (client) => {
      const place = await findNamedPlace(client, body.place);
      if (!place) throw new AppError('place_unknown');
      const joined = await placeRequest(client, id, place.memberId, now());
      if (!joined) throw new AppError('request_placed_already');
      caseId = joined;
      await addJob(client, 'copy-evidence-of-notice', { reportId: id, publicId: place.publicId });
      await record(client, request, 'case.place', id, { member: place.memberId });
    });
    return { data: { caseId } };
  });
}
