import * as Type from 'typebox';
import {
  Failure,
  Id,
  IfMatchHeaders,
  Nullable,
  OneOf,
  Poll,
  Text,
  Time,
  data,
  strict,
} from '../common.ts';
import { Pagination, Report, reportParams as params } from '../reports.ts';
import { Confirmed } from './confirmed.ts';
import { priorities, problemTypes, reportStatuses } from './report-types.ts';
import { reportsPerPage, reportSorts, statusFilters } from './report-list.ts';
import { ReasonKeyOf } from './reason-key.ts';
import { type ReasonKey, reasonCodes } from './reasons.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';

const tags = ['Reports'] as const;
const reportResponse = data(Type.Object({ report: Report }));

export const ReportFilter = Type.Object(
  {
    problem_type: Type.Optional(OneOf(problemTypes)),
    reason: Type.Optional(ReasonKeyOf()),
    status: Type.Optional(OneOf(statusFilters)),
    priority: Type.Optional(OneOf(priorities)),
    from: Type.Optional({ ...Time, description: 'Received at this time or later' }),
    search: Type.Optional(Type.String({ maxLength: 100 })),
  },
  strict,
);
export type ReportFilter = Type.Static<typeof ReportFilter>;

export const listReports = {
  method: 'GET',
  url: '/reports/reports',
  access: permissions.readReports,
  schema: {
    tags,
    summary: 'Reports by type, reason, status, priority and text',
    querystring: Type.Object(
      {
        ...ReportFilter.properties,
        sortBy: Type.Optional(OneOf(reportSorts)),
        sortOrder: Type.Optional(OneOf(['asc', 'desc'])),
        page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
        limit: Type.Integer({ minimum: 1, maximum: 1000, default: reportsPerPage }),
        poll: Poll,
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          reports: Type.Array(Report),
          pagination: Pagination,
          totalKind: OneOf(['exact', 'at-least']),
        }),
      ),
    },
  },
} as const satisfies Route;

const Count = Type.Integer({ minimum: 0 });
const counts = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<Record<T[number], number>>(
    Type.Object(Object.fromEntries(words.map((word) => [word, Count]))),
  );

export const ReportStatistics = Type.Object(
  {
    total: Count,
    highPriority: Type.Integer({ minimum: 0, description: 'Critical and high' }),
    byStatus: counts(reportStatuses),
    byPriority: counts(priorities),
    byType: counts(problemTypes),
    byReason: Type.Unsafe<Record<ReasonKey, number>>(
      Type.Object(Object.fromEntries(reasonCodes.map((code) => [code, Count])), {
        additionalProperties: Count,
        description: 'Also those of the owner, by their keys',
      }),
    ),
    avgResponseTime: Nullable(
      Type.String({
        description: 'Mean time to the first public reply over the last 30 days, such as 2h 14m',
      }),
    ),
  },
  { title: 'ReportStatistics' },
);
export type ReportStatistics = Type.Static<typeof ReportStatistics>;

export const reportStatistics = {
  method: 'GET',
  url: '/reports/report/stats/statistics',
  access: permissions.readFigures,
  forKeys: { scope: 'figures' },
  schema: {
    tags,
    summary: 'Number of reports, and how fast the team replies',
    response: { 200: data(ReportStatistics) },
  },
} as const satisfies Route;

export const changeReportStatus = {
  method: 'PUT',
  url: '/reports/report/:id/status',
  access: permissions.handleReports,
  schema: {
    tags,
    summary:
      'Start, resolve or reopen a report; only staff who decide cases can settle one about a person',
    params,
    headers: IfMatchHeaders,
    body: Type.Object(
      { status: OneOf(reportStatuses), confirmed: Type.Optional(Confirmed) },
      strict,
    ),
    response: { 200: reportResponse, 404: Failure, 409: Failure, 412: Failure, 422: Failure },
  },
} as const satisfies Route;

export const changeReportPriority = {
  method: 'PUT',
  url: '/reports/report/:id/priority',
  access: permissions.handleReports,
  schema: {
    tags,
    summary: 'Set the priority of a report',
    params,
    headers: IfMatchHeaders,
    body: Type.Object({ priority: OneOf(priorities) }, strict),
    response: { 200: reportResponse, 404: Failure, 412: Failure },
  },
} as const satisfies Route;

export const assignReport = {
  method: 'PUT',
  url: '/reports/report/:id/assignee',
  access: permissions.handleReports,
  schema: {
    tags,
    summary: 'Assign or unassign a report',
    params,
    headers: IfMatchHeaders,
    body: Type.Object({ assigneeId: Nullable(Id) }, strict),
    response: { 200: reportResponse, 404: Failure, 412: Failure, 422: Failure },
  },
} as const satisfies Route;

export const replyToReport = {
  method: 'POST',
  url: '/reports/report/:id/reply',
  access: permissions.handleReports,
  idempotent: true,
  schema: {
    tags,
    summary: 'Reply to the reporter, or add a note for the team',
    params,
    body: Type.Object(
      { message: Text(4000), isInternal: Type.Boolean({ default: false }) },
      strict,
    ),
    response: { 200: reportResponse, 404: Failure },
  },
} as const satisfies Route;

export const deleteReport = {
  method: 'DELETE',
  url: '/reports/delete-report/:id',
  access: permissions.deleteReports,
  schema: {
    tags,
    summary: 'Delete a report with its replies and evidence',
    params,
    response: { 200: data(Type.Object({ _id: Id })), 404: Failure },
  },
} as const satisfies Route;
