import { problemTypes, reportStatuses } from '@kindred/contract/reports/report-types';
import type { RelatedReport } from '@kindred/contract/reports';
import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid, Word, ReasonColumn } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const most = 20;

const selectRelated = statement({
  name: 'find_related_reports',
  text: `select s.id as "_id", s.problem_type, s.reason, s.status, s.description, s.created_at
    from report r join report s on s.case_id = r.case_id and s.id <> r.id
    where r.id = $id order by s.created_at desc, s.id desc limit $most`,
  params: { id: 'uuid', most: 'int8' },
  row: Row({
    _id: Uuid,
    problem_type: Word(problemTypes),
    reason: OrNull(ReasonColumn),
    status: Word(reportStatuses),
    description: Text,
    created_at: Timestamp,
  }),
});

/** The other reports of the same case, the newest first. */
export async function findRelated(db: Db, id: string): Promise<RelatedReport[]> {
  const rows = await selectRelated.all(db, { id, most });
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}
