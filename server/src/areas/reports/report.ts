import type { Report } from '@kindred/contract/reports';
import type { Priority, ProblemType, ReportStatus } from '@kindred/contract/reports/report-types';
import type { Pool, PoolClient } from 'pg';
import { lockReport } from '../../db/locks.ts';
import { AppError } from '../../errors.ts';
import { etagOf } from '../../platform/http/etag.ts';

interface ReportRow {
  id: string;
  problem_type: ProblemType;
  description: string;
  priority: Priority;
  status: ReportStatus;
  created_at: Date;
  settled_at: Date | null;
  reporter: Report['user'];
  reported: Report['reportedUser'];
  assignee: Report['assignee'];
  report_case: Report['case'];
  replies: Report['replies'] | null;
}

const nameOf = (profile: string) =>
  `nullif(concat_ws(' ', ${profile}.first_name, ${profile}.last_name), '')`;
const personOf = (column: string) => `(
  select json_build_object('_id', m.id, 'name', ${nameOf('p')}, 'email', m.email)
  from member m left join profile p on p.member_id = m.id where m.id = ${column})`;

const columns = `r.id, r.problem_type, r.description, r.priority, r.status, r.created_at, r.settled_at,
  ${personOf('r.reporter_id')} as reporter,
  ${personOf('r.reported_id')} as reported,
  (select json_build_object('_id', m.id, 'name', ${nameOf('p')})
    from member m left join profile p on p.member_id = m.id where m.id = r.assignee_id) as assignee,
  (select json_build_object('_id', r.case_id, 'total', count(*),
      'open', count(*) filter (where s.status_rank < 2))
    from report s where s.case_id = r.case_id having r.case_id is not null) as report_case,
  (select json_agg(json_build_object('_id', a.id, 'message', a.message, 'isInternal', a.is_internal,
      'repliedBy', json_build_object('name', ${nameOf('p')}), 'repliedAt', a.replied_at) order by a.id)
    from reply a left join profile p on p.member_id = a.replied_by
    where a.report_id = r.id) as replies`;

/** The reports of these ids, in the order of the ids. */
export async function findReports(db: Pool | PoolClient, ids: readonly string[]) {
  const { rows } = await db.query<ReportRow>({
    name: 'find_reports',
    text: `select ${columns}
      from unnest($1::uuid[]) with ordinality as picked (id, place)
      join report r on r.id = picked.id
      order by picked.place`,
    values: [ids],
  });
  return rows.map(toReport);
}

export async function readReport(db: Pool | PoolClient, id: string): Promise<Report> {
  const [report] = await findReports(db, [id]);
  if (!report) throw new AppError('not_found', 'There is no report with this id.');
  return report;
}

/** The same, and nobody else changes it until this transaction ends. */
export async function readLockedReport(client: PoolClient, id: string) {
  await lockReport(client, id);
  return readReport(client, id);
}

/** What a change of a report is based on. */
export const versionOf = ({ status, priority, assignee }: Report) => ({
  status,
  priority,
  assignee: assignee?._id ?? null,
});

function toReport(row: ReportRow): Report {
  const report = {
    _id: row.id,
    user: row.reporter,
    reportedUser: row.reported,
    problem_type: row.problem_type,
    description: row.description,
    priority: row.priority,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    assignee: row.assignee,
    case: row.report_case,
    replies: (row.replies ?? []).map((reply) => ({
      ...reply,
      repliedAt: new Date(reply.repliedAt).toISOString(),
    })),
    version: '',
  };
  return { ...report, version: etagOf(versionOf(report)) };
}
