import type { OwnReport } from '@kindred/contract/reports';
import type { ProblemType, ReportStatus } from '@kindred/contract/reports/report-types';
import type { Pool, PoolClient } from 'pg';

interface OwnReportRow {
  id: string;
  problem_type: ProblemType;
  description: string;
  status: ReportStatus;
  created_at: Date;
  replies: { _id: string; message: string; repliedAt: string }[] | null;
}

/** All that a member is told of a report. Notes of the team are left out here, where they would be read. */
const columns = `r.id, r.problem_type, r.description, r.status, r.created_at,
  (select json_agg(json_build_object('_id', a.id, 'message', a.message, 'repliedAt', a.replied_at)
      order by a.id)
    from reply a where a.report_id = r.id and not a.is_internal) as replies`;

export async function findOwnReport(db: Pool | PoolClient, memberId: string, id: string) {
  const { rows } = await db.query<OwnReportRow>({
    name: 'find_own_report',
    text: `select ${columns} from report r where r.id = $2 and r.reporter_id = $1`,
    values: [memberId, id],
  });
  return rows[0] ? toOwnReport(rows[0]) : null;
}

interface OwnReportQuery {
  readonly problem_type?: ProblemType;
  readonly status?: ReportStatus;
  readonly page: number;
  readonly limit: number;
}

export async function listOwnReports(db: Pool, memberId: string, query: OwnReportQuery) {
  const { page, limit, problem_type = null, status = null } = query;
  const where = `r.reporter_id = $1
    and ($2::text is null or r.problem_type = $2) and ($3::text is null or r.status = $3)`;
  const values = [memberId, problem_type, status];
  const counted = await db.query<{ count: number }>({
    name: 'count_own_reports',
    text: `select count(*) from report r where ${where}`,
    values,
  });
  const { rows } = await db.query<OwnReportRow>({
    name: 'list_own_reports',
    text: `select ${columns} from report r where ${where}
      order by r.created_at desc, r.id desc offset $4 limit $5`,
    values: [...values, (page - 1) * limit, limit],
  });
  const total = counted.rows[0]?.count ?? 0;
  const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
  return { reports: rows.map(toOwnReport), pagination };
}

function toOwnReport(row: OwnReportRow): OwnReport {
  return {
    _id: row.id,
    problem_type: row.problem_type,
    description: row.description,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    replies: (row.replies ?? []).map((reply) => ({
      ...reply,
      repliedAt: new Date(reply.repliedAt).toISOString(),
    })),
  };
}
