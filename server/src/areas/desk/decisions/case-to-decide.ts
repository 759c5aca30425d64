import type { NewDecision } from '@kindred/contract/desk/decisions';
import { type Static, Object as Row, Unsafe } from 'typebox';
import {
  Flag,
  Json,
  LanguageOrNull,
  List,
  OrNull,
  ReasonColumn,
  Text,
  Uuid,
} from '../../../db/columns.ts';
import { lockAllOfCase } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { HeadRow, headColumns, headTables, refusePart } from '../cases/case.ts';
import type { Hidden } from '../picture-requests/hidden.ts';
import { KnownText, textsWithJson } from '../texts/texts.ts';
import { SubjectStatus } from './restriction.ts';

const CaseToDecide = Row({
  ...HeadRow.properties,
  /** The member that the decision is about, with their account before it. */
  subject_name: OrNull(Text),
  subject_language: LanguageOrNull,
  ...SubjectStatus.properties,
  open: Json(
    List(
      Row({
        _id: Uuid,
        reason: OrNull(ReasonColumn),
        description: Text,
        reporterName: OrNull(Text),
        reporterLanguage: LanguageOrNull,
        /** If it asks to remove an intimate picture. */
        request: OrNull(Row({ byForm: Flag, hidden: Unsafe<readonly Hidden[]>({}) })),
      }),
    ),
  ),
  /** The canned texts that the decision says unchanged, or names. */
  canned: Json(List(KnownText)),
});
export type CaseToDecide = Static<typeof CaseToDecide>;

const selectCase = statement({
  name: 'find_case_to_decide',
  text: `select ${headColumns},
      (select first_name from profile where member_id = c.member_id) as subject_name, m.language as subject_language,
      m.state, m.state_by, m.state_reason, m.state_until,
      (select coalesce(json_agg(json_build_object('_id', r.id, 'reason', r.reason, 'description', r.description,
          'reporterName', p.first_name,
          'reporterLanguage', coalesce(w.language, s.language),
          'request', (select json_build_object('byForm', q.asks_as is not null, 'hidden', q.hidden)
            from picture_request q where q.report_id = r.id)) order by r.id), '[]')
        from report r left join profile p on p.member_id = r.reporter_id
          left join member w on w.id = r.reporter_id left join notice_sender s on s.report_id = r.id
        where r.case_id = c.id and r.status_rank <= 1) as open,
      ${textsWithJson('$textIds', '$bodies')} as canned
    from ${headTables}`,
  params: { id: 'uuid', readerId: 'uuid', textIds: 'uuid[]', bodies: 'text[]' },
  row: CaseToDecide,
});

/** What is said, which may be a canned text. */
const bodiesOf = ({ reports, ground }: Said) => [
  ...new Set([...reports.map(({ answer }) => answer ?? ''), ground?.reason ?? '']),
];

type Said = Pick<NewDecision, 'reports' | 'ground' | 'texts'>;

/** Locks the person, their reports and the case, in this order, and reads the current state of the case. */
export async function lockCaseToDecide(
  db: Db,
  id: string,
  { id: readerId }: Pick<Caller, 'id'>,
  said: Said,
) {
  const locked = lockAllOfCase(db, id);
  const textIds = (said.texts ?? []).map(({ _id }) => _id);
  const read = selectCase.first(db, { id, readerId, textIds, bodies: bodiesOf(said) });
  const [, found] = await Promise.all([locked, read]);
  return refusePart(found);
}
