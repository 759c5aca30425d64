import {
  addPictureFact,
  mostFacts,
  openPictureRequest,
  sendPictureRequest,
  takeFingerprint,
} from '@kindred/contract/reports/picture-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { lockReport } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { statedLanguage } from '../../../platform/http/language.ts';
import { hasTry, takeTries, tryKey } from '../../../platform/http/limits/limits.ts';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { addFact, dueOf, findOpenRequest } from '../../desk/picture-requests/rows.ts';
import { createRequestTokens } from '../../desk/picture-requests/token.ts';
import { referenceOf } from '../../desk/reporters/notify-reporter.ts';
import { createStatementTokens } from '../../members/statement-token.ts';
import { limits } from '../limits.ts';
import { serveFingerprints } from './fingerprint.ts';
import { readRequest } from './open.ts';
import { addPictureRequest } from './send.ts';

/** The public form about intimate pictures, and the page behind the link of its receipt. */
export function pictureRequestRoutes(app: FastifyInstance) {
  const { pool, now, sendMail, config, secret } = app;
  const tokens = createRequestTokens(secret);
  const statements = createStatementTokens(secret);
  const countLink = limitRate(app, {
    ...limits.pictureLink,
    perAccount: limits.pictureLink.perNetwork,
  });

  void app.register(async (scope) => serveFingerprints(scope));

  /** Short, as an address may be shared by many. */
  const count = (request: FastifyRequest, reply: FastifyReply) => {
    const { perNetwork: tries, seconds } = limits.pictureRequest;
    const key = tryKey('picture request', clientNetworkOf(request));
    return takeTries(pool, {
      now: now(),
      scale: config.limits,
      reply,
      limits: [{ key, tries, seconds }],
    });
  };
  /** Anyone can write any address: beyond the limit it gets no mail, and the request is taken all the same. */
  const mayMail = (client: PoolClient, email: string) => {
    const { perAccount: tries, seconds } = limits.noticeMail;
    const limit = { key: tryKey('picture request to', email), tries, seconds };
    return hasTry(client, { now: now(), scale: config.limits, limit });
  };

  serve(app, sendPictureRequest, async ({ body, request, reply }) => {
    await count(request, reply);
    const language = statedLanguage(request);
    const at = now();
    const receipt = await inTransaction(pool, async (client) => {
      const { reportId, to } = await addPictureRequest(client, body, { now: at, language });
      const made = {
        reference: referenceOf(reportId),
        dueAt: dueOf(at).toISOString(),
        token: tokens.make(reportId),
      };
      const data = { ...made, timeZone: config.timeZone };
      if (to && (await mayMail(client, to)))
        await sendMail(client, { to, language, kind: 'picture-request-received', data });
      return made;
    });
    return { data: receipt };
  });

  serve(app, openPictureRequest, async ({ body: { token }, request, reply }) => {
    countLink(reply, clientNetworkOf(request));
    return { data: { request: await readRequest(pool, tokens.read(token), statements) } };
  });

  serve(app, addPictureFact, async ({ body, request, reply }) => {
    countLink(reply, clientNetworkOf(request));
    const { token, text, fingerprint = null } = body;
    const reportId = tokens.read(token);
    await readRequest(pool, reportId, statements);
    const opened = await inTransaction(pool, async (client) => {
      if (!reportId || !(await lockReport(client, reportId)))
        throw new AppError('request_link_unknown');
      if (!(await findOpenRequest(client, reportId))) throw new AppError('request_already_decided');
      const fact = { reportId, text, fingerprint, now: now(), most: mostFacts };
      if (!(await addFact(client, fact))) throw new AppError('request_has_many_facts');
      if (fingerprint)
        await addJob(client, 'copy-evidence-of-notice', { reportId, publicId: null });
      return readRequest(client, reportId, statements);
    });
    return { data: { request: opened } };
  });
}

export const publicRoutes = [
  sendPictureRequest,
  takeFingerprint,
  openPictureRequest,
  addPictureFact,
];
