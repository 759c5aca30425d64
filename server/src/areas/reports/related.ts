import type { RelatedReport } from '@kindred/contract/reports';
import type { Pool } from 'pg';

const most = 20;

/** The other reports of the same case, the newest first. */
export async function findRelated(pool: Pool, id: string): Promise<RelatedReport[]> {
  const { rows } = await pool.query<Omit<RelatedReport, 'createdAt'> & { createdAt: Date }>({
    name: 'find_related_reports',
    text: `select s.id as "_id", s.problem_type, s.status, s.description, s.created_at as "createdAt"
      from report r join report s on s.case_id = r.case_id and s.id <> r.id
      where r.id = $1 order by s.created_at desc, s.id desc limit $2`,
    values: [id, most],
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
