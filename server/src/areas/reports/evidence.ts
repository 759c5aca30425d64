import type { Evidence } from '@kindred/contract/reports';
import type { Pool, PoolClient } from 'pg';

interface Taking {
  readonly reportId: string;
  readonly reportedId: string;
  readonly publicId: string | undefined;
  readonly now: Date;
}

/**
 * Copies what is reported as it is now: whatever becomes of it, the team sees what the reporter saw. Whom it is about
 * is locked until the evidence is there, since the files of photos go as soon as nothing names them.
 */
export async function takeEvidence(
  client: PoolClient,
  { reportId, reportedId, publicId, now }: Taking,
) {
  await client.query({
    name: 'take_profile',
    text: `insert into evidence (report_id, kind, content, public_ids, taken_at)
      select $1, 'profile', json_build_object(
          'firstName', p.first_name,
          'age', extract(year from age($3, p.birth_date))::int,
          'gender', p.gender,
          'bio', p.bio,
          'city', p.city,
          'country', p.country,
          'interests', p.interests,
          'prompts', p.prompts,
          'photos', coalesce(f.photos, '[]')),
        coalesce(f.public_ids, '{}'), $3
      from profile p, lateral (
        select array_agg(public_id order by position) as public_ids,
          json_agg(json_build_object('publicId', public_id, 'url', url) order by position) as photos
        from (
          select public_id, url, position from photo
          where member_id = p.member_id and review = 'approved'
          order by position) as seen) as f
      where p.member_id = $2`,
    values: [reportId, reportedId, now],
  });
  if (!publicId) return;
  await client.query({
    name: 'take_photo',
    text: `insert into evidence (report_id, kind, content, public_ids, taken_at)
      select $1, 'photo', json_build_object('publicId', public_id, 'url', url, 'name', name,
          'size', size, 'mimeType', mime_type), array[public_id], $4
      from photo where member_id = $2 and public_id = $3 and review = 'approved'`,
    values: [reportId, reportedId, publicId, now],
  });
}

interface EvidenceRow {
  kind: 'profile' | 'photo' | 'message';
  content: Evidence['content'];
  taken_at: Date;
}

export async function findEvidence(db: Pool | PoolClient, reportId: string) {
  const { rows } = await db.query<EvidenceRow>({
    name: 'find_evidence',
    text: 'select kind, content, taken_at from evidence where report_id = $1 order by kind',
    values: [reportId],
  });
  return rows.map(({ kind, content, taken_at }) => ({
    kind,
    content,
    takenAt: taken_at.toISOString(),
  }));
}
