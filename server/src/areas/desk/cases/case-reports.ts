import type { Evidence, Reply } from '@kindred/contract/reports';
import { claimOf } from '@kindred/contract/reports/claims';
import { isWithoutWords } from '@kindred/contract/reports/known-languages';
import { CaseReport } from '@kindred/contract/desk/case-parts';
import { priorities, problemTypes, reportStatuses } from '@kindred/contract/reports/report-types';
import { type Static, Object as Row, Unsafe } from 'typebox';
import { OrNull, Text, Uuid, Word, ReasonColumn } from '../../../db/columns.ts';
import { RequestRow, requestJson, toRequest } from '../picture-requests/request-json.ts';
import { nameOf } from '../person.ts';

/** Times are as the database writes them in JSON. */
export const ReportRow = Row({
  id: Uuid,
  problem_type: Word(problemTypes),
  reason: OrNull(ReasonColumn),
  description: Text,
  priority: Word(priorities),
  status: Word(reportStatuses),
  created_at: Text,
  settled_at: OrNull(Text),
  reporter: CaseReport.properties.reporter,
  sender: OrNull(Unsafe<NonNullable<CaseReport['sender']>>({})),
  request: OrNull(RequestRow),
  replies: Unsafe<Reply[]>({}),
  evidence: Unsafe<Evidence[]>({}),
});

/** How this reporter's earlier reports ended. */
const earlier = `(select json_build_object(
    'resolved', count(*) filter (where e.status = 'resolved'),
    'closed', count(*) filter (where e.status = 'closed'),
    'rejected', count(*) filter (where e.status = 'rejected'),
    'open', count(*) filter (where e.status_rank <= 1))
  from report e where e.reporter_id = m.id and e.case_id <> r.case_id)`;

/** The reports of a case as JSON: the open ones first, then the latest. */
export const reportsJson = (caseColumn: string) => `(select coalesce(json_agg(shown), '[]') from (
    select r.id, r.problem_type, r.reason, r.description, r.priority, r.status, r.created_at, r.settled_at,
      (select json_build_object('_id', m.id, 'name', ${nameOf('p')}, 'email', m.email, 'language', coalesce(m.language, 'en'),
          'state', m.state,
          'standing', (select json_build_object('warnedAt', s.warned_at, 'asideUntil', s.aside_until,
              'reason', s.reason) from reporter_standing s where s.member_id = m.id),
          'earlier', ${earlier})
        from member m left join profile p on p.member_id = m.id where m.id = r.reporter_id) as reporter,
      ${requestJson('r.id')} as request,
      (select json_build_object('name', coalesce(w.name, (select signature from picture_request where report_id = r.id)), 'email', w.email, 'language', coalesce(w.language, 'en'),
          'location', w.location)
        from notice_sender w where w.report_id = r.id) as sender,
      coalesce((select json_agg(json_build_object('_id', a.id, 'message', a.message,
          'isInternal', a.is_internal, 'repliedBy', json_build_object('name', ${nameOf('q')}),
          'repliedAt', a.replied_at) order by a.id)
        from reply a left join profile q on q.member_id = a.replied_by
        where a.report_id = r.id), '[]') as replies,
      coalesce((select json_agg(json_build_object('kind', v.kind, 'content', v.content,
          'takenAt', v.taken_at) order by v.kind)
        from evidence v where v.report_id = r.id), '[]') as evidence
    from report r where r.case_id = ${caseColumn}
    order by r.status_rank, r.created_at desc, r.id desc limit 200) as shown)`;

const iso = (time: string) => new Date(time).toISOString();

type Reporter = Static<typeof ReportRow>['reporter'];

function toReporter(reporter: Reporter): Reporter {
  if (!reporter?.standing) return reporter;
  const { warnedAt, asideUntil, reason } = reporter.standing;
  const standing = { warnedAt: iso(warnedAt), asideUntil: asideUntil && iso(asideUntil), reason };
  return { ...reporter, standing };
}

/** What both wrote to each other, as far as it was reported. */
const messagesIn = (evidence: readonly Evidence[]) =>
  evidence
    .flatMap(({ content }) => content.messages ?? [])
    .map(({ text }) => text ?? '')
    .join('\n');

export const toReport = ({
  id,
  created_at,
  settled_at,
  ...row
}: Static<typeof ReportRow>): CaseReport => ({
  ...row,
  _id: id,
  claim: claimOf(row),
  isWithoutWords: isWithoutWords(row.description) || isWithoutWords(messagesIn(row.evidence)),
  reporter: toReporter(row.reporter),
  request: row.request && toRequest(row.request),
  createdAt: iso(created_at),
  settledAt: settled_at && iso(settled_at),
  // The database writes times in JSON in another format.
  replies: row.replies.map((reply) => ({
    ...reply,
    repliedAt: iso(reply.repliedAt),
  })),
  evidence: row.evidence.map((each) => ({ ...each, takenAt: iso(each.takenAt) })),
});
