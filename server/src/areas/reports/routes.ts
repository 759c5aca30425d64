import {
  createReport as createReportRoute,
  listReplies,
  myReports,
  readConversation,
  readReport as readReportRoute,
} from '@kindred/contract/reports';
import { isPartOf } from '@kindred/contract/reports/part';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { actsWith } from '../../platform/http/access.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { rememberReads } from '../../platform/audit/repeated-reads.ts';
import type { Caller } from '../../platform/http/context.ts';
import { sendEtag } from '../../platform/http/responses/etag.ts';
import { takeTries } from '../../platform/http/limits/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { toConversation, toOwnConversation } from './conversation.ts';
import { createReport, lockReporterAndReported } from './create-report.ts';
import { findEvidence } from './evidence.ts';
import { findRelated } from './related.ts';
import { asReadBy } from './own-part.ts';
import { findOwnReport, listOwnReports } from './own-reports.ts';
import { limitsOf } from './limits.ts';
import { readReport, versionOf } from './report.ts';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

interface CaseRead {
  readonly request: FastifyRequest;
  readonly poll?: boolean;
}

/** Routes for members and staff: a member sees their own reports, staff see all. */
export function reportRoutes(app: FastifyInstance) {
  const { pool, config, now } = app;
  const record = rememberReads(now);

  serve(app, createReportRoute, async ({ member, body, client, reply }) => {
    const time = now();
    const reportedId = await lockReporterAndReported(client, member.id, body, time);
    await takeTries(client, {
      now: time,
      scale: config.limits,
      reply,
      limits: limitsOf(member.id),
    });
    return {
      data: {
        report: await createReport(client, member.id, reportedId, body, {
          now: time,
          site: app.site,
        }),
      },
    };
  });

  serve(app, myReports, async ({ member, query, reader }) => ({
    data: await listOwnReports(reader, member.id, query),
  }));

  serve(app, readReportRoute, async ({ member, params: { id }, query, request, reply }) => {
    if (!isForTeam(member)) return { data: { report: await readOwn(member, id) } };
    const report = await readForTeam(id, member, { request, ...query });
    sendEtag(reply, versionOf(report));
    const [evidence, related] = isPartOf(report, member.id)
      ? [[], []]
      : await Promise.all([findEvidence(pool, id), findRelated(pool, id)]);
    return { data: { report: { ...report, evidence, related } } };
  });

  serve(app, readConversation, async ({ member, params: { id }, query, request }) => ({
    data: {
      conversation: isForTeam(member)
        ? toConversation(await readForTeam(id, member, { request, ...query }))
        : toOwnConversation(await readOwn(member, id)),
    },
  }));

  serve(app, listReplies, async ({ member, params: { id }, query, request }) => {
    const { replies } = isForTeam(member)
      ? await readForTeam(id, member, { request, ...query })
      : await readOwn(member, id);
    return { data: { replies } };
  });

  async function readOwn(member: Caller, id: string) {
    const report = await findOwnReport(pool, member.id, id);
    if (!report) throw new AppError('report_not_found');
    return report;
  }

  const isForTeam = (member: Caller) => actsWith('readReports', member, app);

  async function readForTeam(id: string, member: Caller, { request, poll }: CaseRead) {
    const report = await readReport(pool, id);
    await record({ sessionId: member.sessionId, question: { id }, poll }, () =>
      writeAudit(pool, request, { action: 'report.read', subject: { kind: 'report', id } }),
    );
    return asReadBy(report, member.id);
  }
}

export const visibility = [
  aboutOwner(createReportRoute, [404, 200, 404], {
    url: '/reports/create-reports',
    body: { problem_type: 'Harassment', description: 'x', reportedUserId: '{owner}' },
    writes: ['report_case'],
  }),
  aboutCaller(myReports),
  aboutOwner(readReportRoute, [200, 404, 404], { url: '/reports/report/{report}' }),
  aboutOwner(readConversation, [200, 404, 404], { url: '/reports/report/{report}/conversation' }),
  aboutOwner(listReplies, [200, 404, 404], { url: '/reports/report/{report}/replies' }),
];
