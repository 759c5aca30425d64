import { type Static, Object as Row } from 'typebox';
import { Json, LanguageOrNull, List, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { lockAllOfCase } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { HeadRow, headColumns, headTables, refusePart } from '../cases/case.ts';
import { SubjectStatus } from './restriction.ts';

const CaseToDecide = Row({
  ...HeadRow.properties,
  /** The member that the decision is about, with their account before it. */
  subject_name: OrNull(Text),
  subject_language: LanguageOrNull,
  ...SubjectStatus.properties,
  open: Json(List(Row({ _id: Uuid, reporterName: OrNull(Text) }))),
});
export type CaseToDecide = Static<typeof CaseToDecide>;

const selectCase = statement({
  name: 'find_case_to_decide',
  text: `select ${headColumns},
      (select first_name from profile where member_id = c.member_id) as subject_name, m.language as subject_language,
      m.state, m.state_by, m.state_reason, m.state_until,
      (select coalesce(json_agg(json_build_object('_id', r.id, 'reporterName', p.first_name) order by r.id), '[]')
        from report r left join profile p on p.member_id = r.reporter_id
        where r.case_id = c.id and r.status_rank <= 1) as open
    from ${headTables}`,
  params: { id: 'uuid', readerId: 'uuid' },
  row: CaseToDecide,
});

/** Locks the person, their reports and the case, in this order, and reads the current state of the case. */
export async function lockCaseToDecide(db: Db, id: string, { id: readerId }: Pick<Caller, 'id'>) {
  const locked = lockAllOfCase(db, id);
  const [, found] = await Promise.all([locked, selectCase.first(db, { id, readerId })]);
  return refusePart(found);
}
