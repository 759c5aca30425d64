import { claimOf } from '@kindred/contract/reports/claims';
import type { Report } from '@kindred/contract/reports';
import { priorities, problemTypes, reportStatuses } from '@kindred/contract/reports/report-types';
import * as Type from 'typebox';
import {
  Flag,
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
import { lockReport } from '../../db/locks.ts';
import { AppError } from '../../errors.ts';
import { etagOf } from '../../platform/http/responses/etag.ts';

const Person = OrNull(Json(Type.Object({ _id: Uuid, name: OrNull(Text), email: Text })));

const ReportRow = Type.Object({
  id: Uuid,
  problem_type: Word(problemTypes),
  reason: OrNull(ReasonColumn),
  description: Text,
  priority: Word(priorities),
  status: Word(reportStatuses),
  created_at: Timestamp,
  settled_at: OrNull(Timestamp),
  reporter: Person,
  reported: Person,
  assignee: OrNull(Json(Type.Object({ _id: Uuid, name: OrNull(Text) }))),
  case_id: Uuid,
  report_case: OrNull(
    Json(Type.Object({ _id: Uuid, total: Integer, open: Integer, escalated: Flag })),
  ),
  replies: OrNull(
    Json(
      List(
        Type.Object({
          _id: Uuid,
          message: Text,
          isInternal: Flag,
          repliedBy: Type.Object({ name: OrNull(Text) }),
          repliedAt: Text,
        }),
      ),
    ),
  ),
});

const nameOf = (profile: string) =>
  `nullif(concat_ws(' ', ${profile}.first_name, ${profile}.last_name), '')`;
const personOf = (column: string) => `(
  select json_build_object('_id', m.id, 'name', ${nameOf('p')}, 'email', m.email)
  from member m left join profile p on p.member_id = m.id where m.id = ${column})`;

const columns = `r.id, r.problem_type, r.reason, r.description, r.priority, r.status, r.created_at, r.settled_at,
  ${personOf('r.reporter_id')} as reporter,
  ${personOf('r.reported_id')} as reported,
  (select json_build_object('_id', m.id, 'name', ${nameOf('p')})
    from member m left join profile p on p.member_id = m.id where m.id = r.assignee_id) as assignee,
  r.case_id,
  (select json_build_object('_id', r.case_id, 'total', count(*),
      'open', count(*) filter (where s.status_rank < 2), 'escalated', bool_or(c.escalated_at is not null))
    from report s join report_case c on c.id = s.case_id
    where s.case_id = r.case_id and c.kind = 'person' having count(*) > 0) as report_case,
  (select json_agg(json_build_object('_id', a.id, 'message', a.message, 'isInternal', a.is_internal,
      'repliedBy', json_build_object('name', ${nameOf('p')}), 'repliedAt', a.replied_at) order by a.id)
    from reply a left join profile p on p.member_id = a.replied_by
    where a.report_id = r.id) as replies`;

const selectReports = statement({
  name: 'find_reports',
  reads: true,
  text: `select ${columns}
    from unnest($ids::uuid[]) with ordinality as picked (id, place)
    join report r on r.id = picked.id
    order by picked.place`,
  params: { ids: 'uuid[]' },
  row: ReportRow,
});

/** The reports of these ids, in the order of the ids. */
export const findReports = async (db: Reader, ids: readonly string[]) =>
  (await selectReports.all(db, { ids })).map(toReport);

export async function readReport(db: Db, id: string): Promise<Report> {
  const [report] = await findReports(db, [id]);
  if (!report) throw new AppError('report_not_found');
  return report;
}

/** Reads the report and locks it until the transaction ends. */
export async function readLockedReport(client: Db, id: string) {
  await lockReport(client, id);
  return readReport(client, id);
}

/** What a change of a report is based on. */
export const versionOf = ({ status, priority, assignee }: Report) => ({
  status,
  priority,
  assignee: assignee?._id ?? null,
});

function toReport(row: Type.Static<typeof ReportRow>): Report {
  const report = {
    _id: row.id,
    user: row.reporter,
    reportedUser: row.reported,
    problem_type: row.problem_type,
    reason: row.reason,
    description: row.description,
    claim: claimOf(row),
    priority: row.priority,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    assignee: row.assignee,
    caseId: row.case_id,
    case: row.report_case,
    replies: (row.replies ?? []).map((reply) => ({
      ...reply,
      repliedAt: new Date(reply.repliedAt).toISOString(),
    })),
    version: '',
  };
  return { ...report, version: etagOf(versionOf(report)) };
}
