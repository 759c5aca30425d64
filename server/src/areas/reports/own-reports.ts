import type { OwnReport } from '@kindred/contract/reports';
import {
  type ProblemType,
  type ReportStatus,
  problemTypes,
  reportStatuses,
} from '@kindred/contract/reports/report-types';
import { type Static, Object as Row } from 'typebox';
import {
  Integer,
  Json,
  List,
  OrNull,
  Text,
  Timestamp,
  Uuid,
  Word,
  ReasonColumn,
} from '../../db/columns.ts';
import { type Db, type Reader, statement } from '../../db/statement.ts';

const OwnReportRow = Row({
  id: Uuid,
  problem_type: Word(problemTypes),
  reason: OrNull(ReasonColumn),
  description: Text,
  status: Word(reportStatuses),
  created_at: Timestamp,
  replies: OrNull(Json(List(Row({ _id: Uuid, message: Text, repliedAt: Text })))),
});

/** The fields that the reporter may see. Internal notes are excluded here. */
const columns = `r.id, r.problem_type, r.reason, r.description, r.status, r.created_at,
  (select json_agg(json_build_object('_id', a.id, 'message', a.message, 'repliedAt', a.replied_at)
      order by a.id)
    from reply a where a.report_id = r.id and not a.is_internal) as replies`;

const selectReport = statement({
  name: 'find_own_report',
  text: `select ${columns} from report r where r.id = $id and r.reporter_id = $memberId`,
  params: { memberId: 'uuid', id: 'uuid' },
  row: OwnReportRow,
});

export async function findOwnReport(db: Db, memberId: string, id: string) {
  const row = await selectReport.first(db, { memberId, id });
  return row && toOwnReport(row);
}

const filter = { memberId: 'uuid', type: 'text?', status: 'text?' } as const;
const where = `r.reporter_id = $memberId
  and ($type::text is null or r.problem_type = $type)
  and ($status::text is null or r.status = $status)`;

const countReports = statement({
  name: 'count_own_reports',
  reads: true,
  text: `select count(*) from report r where ${where}`,
  params: filter,
  row: Row({ count: Integer }),
});

const selectReports = statement({
  name: 'find_own_reports',
  reads: true,
  text: `select ${columns} from report r where ${where}
    order by r.created_at desc, r.id desc offset $start limit $limit`,
  params: { ...filter, start: 'int8', limit: 'int8' },
  row: OwnReportRow,
});

interface OwnReportQuery {
  readonly problem_type?: ProblemType;
  readonly status?: ReportStatus;
  readonly page: number;
  readonly limit: number;
}

export async function listOwnReports(db: Reader, memberId: string, query: OwnReportQuery) {
  const { page, limit, problem_type: type = null, status = null } = query;
  const given = { memberId, type, status };
  const { count: total } = await countReports.one(db, given);
  const rows = await selectReports.all(db, { ...given, start: (page - 1) * limit, limit });
  const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
  return { reports: rows.map(toOwnReport), pagination };
}

function toOwnReport(row: Static<typeof OwnReportRow>): OwnReport {
  return {
    _id: row.id,
    problem_type: row.problem_type,
    reason: row.reason,
    description: row.description,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    replies: (row.replies ?? []).map((reply) => ({
      ...reply,
      repliedAt: new Date(reply.repliedAt).toISOString(),
    })),
  };
}
