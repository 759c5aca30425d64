import type { Evidence, Reply } from '@kindred/contract/reports';
import { CaseReport } from '@kindred/contract/desk/case-parts';
import { priorities, problemTypes, reportStatuses } from '@kindred/contract/reports/report-types';
import { type Static, Object as Row, Unsafe } from 'typebox';
import { Json, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { nameOf } from '../person.ts';

const ReportRow = Row({
  id: Uuid,
  problem_type: Word(problemTypes),
  description: Text,
  priority: Word(priorities),
  status: Word(reportStatuses),
  created_at: Timestamp,
  settled_at: OrNull(Timestamp),
  reporter: OrNull(Json(CaseReport.properties.reporter)),
  replies: Json(Unsafe<Reply[]>({})),
  evidence: Json(Unsafe<Evidence[]>({})),
});

/** How the reports ended that somebody made before this one. */
const earlier = `(select json_build_object(
    'resolved', count(*) filter (where e.status = 'resolved'),
    'closed', count(*) filter (where e.status = 'closed'),
    'rejected', count(*) filter (where e.status = 'rejected'),
    'open', count(*) filter (where e.status_rank <= 1))
  from report e where e.reporter_id = m.id and e.case_id <> r.case_id)`;

const selectReports = statement({
  name: 'find_reports_of_case',
  text: `select r.id, r.problem_type, r.description, r.priority, r.status, r.created_at, r.settled_at,
      (select json_build_object('_id', m.id, 'name', ${nameOf('p')}, 'email', m.email, 'state', m.state,
          'standing', (select json_build_object('warnedAt', s.warned_at, 'asideUntil', s.aside_until,
              'reason', s.reason) from reporter_standing s where s.member_id = m.id),
          'earlier', ${earlier})
        from member m left join profile p on p.member_id = m.id where m.id = r.reporter_id) as reporter,
      coalesce((select json_agg(json_build_object('_id', a.id, 'message', a.message,
          'isInternal', a.is_internal, 'repliedBy', json_build_object('name', ${nameOf('q')}),
          'repliedAt', a.replied_at) order by a.id)
        from reply a left join profile q on q.member_id = a.replied_by
        where a.report_id = r.id), '[]') as replies,
      coalesce((select json_agg(json_build_object('kind', v.kind, 'content', v.content,
          'takenAt', v.taken_at) order by v.kind)
        from evidence v where v.report_id = r.id), '[]') as evidence
    from report r where r.case_id = $caseId order by r.status_rank, r.created_at desc, r.id desc
    limit 200`,
  params: { caseId: 'uuid' },
  row: ReportRow,
});

const iso = (time: string) => new Date(time).toISOString();

type Reporter = Static<typeof ReportRow>['reporter'];

function toReporter(reporter: Reporter): Reporter {
  if (!reporter?.standing) return reporter;
  const { warnedAt, asideUntil, reason } = reporter.standing;
  const standing = { warnedAt: iso(warnedAt), asideUntil: asideUntil && iso(asideUntil), reason };
  return { ...reporter, standing };
}

const toReport = ({
  id,
  created_at,
  settled_at,
  ...row
}: Static<typeof ReportRow>): CaseReport => ({
  ...row,
  _id: id,
  reporter: toReporter(row.reporter),
  createdAt: created_at.toISOString(),
  settledAt: settled_at?.toISOString() ?? null,
  // The database writes times in JSON in another format.
  replies: row.replies.map((reply) => ({ ...reply, repliedAt: iso(reply.repliedAt) })),
  evidence: row.evidence.map((each) => ({ ...each, takenAt: iso(each.takenAt) })),
});

/** The open ones first, then the latest. */
export const findCaseReports = async (db: Db, caseId: string) =>
  (await selectReports.all(db, { caseId })).map(toReport);
