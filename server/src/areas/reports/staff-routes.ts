import {
  assignReport,
  changeReportPriority,
  changeReportStatus,
  deleteReport,
  listReports,
  replyToReport,
  reportStatistics,
} from '@kindred/contract/reports/handling';
import { defaultReportOrder } from '@kindred/contract/reports/report-list';
import type { Report } from '@kindred/contract/reports';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/context.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { sendEtag } from '../../platform/http/responses/etag.ts';
import { rememberReads } from '../../platform/audit/repeated-reads.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  type ReportContext,
  assign,
  changePriority,
  changeStatus,
  removeReport,
} from './change-report.ts';
import { findSearched } from '../members/searched.ts';
import { addReply } from './reply.ts';
import { versionOf } from './report.ts';
import { listReportsPage } from './report-list.ts';
import { readReportStatistics } from './statistics.ts';

/** Staff work on reports. */
export function staffReportRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const context = (request: FastifyRequest, member: Caller): ReportContext => ({
    app,
    request,
    member,
    now: now(),
  });
  const answer = (reply: FastifyReply, report: Report) => {
    sendEtag(reply, versionOf(report));
    return { data: { report } };
  };

  const record = rememberReads(now);

  serve(app, listReports, async ({ member, query, request, reader }) => {
    const { page, limit, sortBy, sortOrder, poll, ...filter } = { ...defaultReportOrder, ...query };
    const list = { filter: { ...filter, reader: member.id }, sortBy, sortOrder, page, limit };
    const question = { ...filter, sortBy, sortOrder, page, limit };
    const { sessionId } = member;
    const data = await listReportsPage(reader, list, (total) =>
      record({ sessionId, question, poll }, async () => {
        const id = await findSearched(pool, filter.search);
        await writeAudit(pool, request, {
          action: 'report.list',
          details: { ...question, total },
          ...(id && { subject: { kind: 'member', id } }),
        });
      }),
    );
    return { data };
  });

  serve(app, reportStatistics, async ({ reader, request }) => ({
    data: await readReportStatistics(reader, now(), readerLanguage(request)),
  }));

  serve(app, changeReportStatus, async ({ member, params: { id }, body, request, reply }) =>
    answer(reply, await changeStatus(context(request, member), id, body)),
  );

  serve(app, changeReportPriority, async ({ member, params: { id }, body, request, reply }) =>
    answer(reply, await changePriority(context(request, member), id, body.priority)),
  );

  serve(app, assignReport, async ({ member, params: { id }, body, request, reply }) =>
    answer(reply, await assign(context(request, member), id, body.assigneeId)),
  );

  serve(app, replyToReport, async ({ member, params: { id }, body, request, reply, client }) =>
    answer(reply, await addReply(client, context(request, member), id, body)),
  );

  serve(app, deleteReport, async ({ member, params: { id }, request }) => ({
    data: await removeReport(context(request, member), id),
  }));
}
