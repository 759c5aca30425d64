import type { ReferredCase } from '@kindred/contract/desk/references';
import { problemTypes } from '@kindred/contract/reports/report-types';
import { Object as Row } from 'typebox';
import { List, OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { nameOf } from '../person.ts';

/**
 * The search key of a report has its id, and an index. Cases that the reader is part of are left out: finding one would
 * tell that someone reported them.
 */
const selectReferred = statement({
  name: 'find_cases_by_reference',
  text: `with referred as (
      select id, null::uuid as report_id from report_case where right(id::text, 6) = $reference
      union all
      select case_id, id from report
      where search_key like '%' || $reference || '%' and right(id::text, 6) = $reference
    )
    select c.id, referred.report_id, c.closed_at,
      (select ${nameOf('p')} from profile p where p.member_id = c.member_id) as name,
      array(select r.problem_type::text from report r where r.case_id = c.id) as types
    from referred join report_case c using (id)
    where c.member_id is distinct from $readerId and not exists (
      select from report r where r.case_id = c.id and r.reporter_id = $readerId)
    order by c.opened_at desc, c.id, referred.report_id nulls first
    limit 6`,
  params: { reference: 'text', readerId: 'uuid' },
  row: Row({
    id: Uuid,
    report_id: OrNull(Uuid),
    closed_at: OrNull(Timestamp),
    name: OrNull(Text),
    types: List(Text),
  }),
});

/** The latest cases with this reference, which is hardly ever more than one. */
export async function findReferred(
  db: Db,
  reference: string,
  readerId: string,
): Promise<ReferredCase[]> {
  const rows = await selectReferred.all(db, { reference, readerId });
  return rows.map(({ id, report_id, closed_at, name, types }) => ({
    _id: id,
    reportId: report_id,
    name,
    types: problemTypes.filter((type) => types.includes(type)),
    closedAt: closed_at?.toISOString() ?? null,
  }));
}
