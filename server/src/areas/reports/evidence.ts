import type { Evidence } from '@kindred/contract/reports';
import * as Type from 'typebox';
import { Json, Timestamp, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import {
  type PresentSite,
  StoredConsents,
  StoredValues,
  namedValues,
  valuesSeenIn,
} from '../../platform/site/own-fields.ts';
import { copyExcerpt } from './excerpt.ts';

/** The part of the reporter's profile that the reported member liked, as it was then, with its photo if that is still there. */
const likedOfReporter = `(
  select json_build_object('kind', c.part_kind, 'id', c.part_id, 'said', c.part_said, 'photo', case
      when f.public_id is not null then json_build_object('publicId', f.public_id, 'url', f.url) end) as part,
    case when f.public_id is not null then array[f.public_id] end as public_ids
  from choice c left join photo f on c.part_kind = 'photo' and f.member_id = c.other_id and f.public_id = c.part_id
    and f.review = 'approved'
  where c.member_id = $reportedId and c.other_id = $reporterId and c.kind in ('like', 'superlike')
    and c.part_kind is not null
  limit 1)`;

/** Of a row of `photo`. */
const isLikelyNude =
  'exists (select from photo_hash h where h.public_id = photo.public_id and h.likely_nude)';

const copyProfile = statement({
  name: 'copy_profile_as_evidence',
  text: `insert into evidence (report_id, kind, content, public_ids, taken_at)
    select $reportId, 'profile', json_build_object(
        'firstName', p.first_name,
        'age', extract(year from age($now, p.birth_date))::int,
        'gender', p.gender,
        'bio', p.bio,
        'city', p.city,
        'country', p.country,
        'interests', p.interests,
        'prompts', p.prompts,
        'fields', $fields::jsonb,
        'note', (select note from choice where member_id = p.member_id and other_id = $reporterId
          and kind in ('like', 'superlike')),
        'part', liked.part,
        'photos', coalesce(f.photos, '[]')),
      coalesce(f.public_ids, '{}') || coalesce(liked.public_ids, '{}'), $now
    from profile p left join lateral ${likedOfReporter} as liked on true, lateral (
      select array_agg(public_id order by position) as public_ids,
        json_agg(json_build_object('publicId', public_id, 'url', url, 'likelyNude', ${isLikelyNude})
          order by position) as photos
      from photo where member_id = p.member_id and review = 'approved') as f
    where p.member_id = $reportedId
    on conflict do nothing`,
  params: {
    reportId: 'uuid',
    reporterId: 'uuid?',
    reportedId: 'uuid',
    fields: 'jsonb',
    now: 'timestamptz',
  },
});

const copyPhoto = statement({
  name: 'copy_photo_as_evidence',
  text: `insert into evidence (report_id, kind, content, public_ids, taken_at)
    select $reportId, 'photo', json_build_object('publicId', public_id, 'url', url, 'name', name,
        'size', size, 'mimeType', mime_type, 'likelyNude', ${isLikelyNude}), array[public_id], $now
    from photo where member_id = $reportedId and public_id = $publicId and review = 'approved'
    on conflict do nothing`,
  params: { reportId: 'uuid', reportedId: 'uuid', publicId: 'text', now: 'timestamptz' },
});

const selectFields = statement({
  name: 'find_fields_to_copy',
  text: 'select own_fields, field_consents from profile where member_id = $id',
  params: { id: 'uuid' },
  row: Type.Object({ own_fields: StoredValues, field_consents: StoredConsents }),
});

/** What is written into fields of the owner, in words: staff read it when the field or the choice may be gone. */
async function findFields(db: Db, id: string, site: PresentSite) {
  const row = await selectFields.first(db, { id });
  return row ? namedValues(site.document, valuesSeenIn(site, 'staff', row), 'en') : [];
}

interface Copying {
  readonly reportId: string;
  /** Null for a reporter without an account. */
  readonly reporterId: string | null;
  readonly reportedId: string;
  readonly report: {
    readonly publicId?: string;
    readonly messageId?: string;
    readonly chat?: boolean;
  };
  readonly now: Date;
  readonly site: PresentSite;
}

/**
 * Copies the reported content in its current state, so that staff see it even if it changes. The reported member is
 * locked, because the files of a photo are removed when nothing refers to them.
 */
export async function copyEvidence(db: Db, { report, reporterId, site, ...about }: Copying) {
  const { publicId, messageId, chat } = report;
  const fields = await findFields(db, about.reportedId, site);
  await copyProfile.run(db, { ...about, reporterId, fields });
  if (publicId) await copyPhoto.run(db, { ...about, publicId });
  if (reporterId && (messageId || chat))
    await copyExcerpt(db, { ...about, reporterId, messageId: messageId ?? null });
}

const selectEvidence = statement({
  name: 'find_evidence',
  text: 'select kind, content, taken_at from evidence where report_id = $reportId order by kind',
  params: { reportId: 'uuid' },
  row: Type.Object({
    kind: Word(['profile', 'photo', 'message']),
    content: Json(Type.Unsafe<Evidence['content']>(Type.Object({}))),
    taken_at: Timestamp,
  }),
});

export async function findEvidence(db: Db, reportId: string) {
  const rows = await selectEvidence.all(db, { reportId });
  return rows.map(({ kind, content, taken_at }) => ({
    kind,
    content,
    takenAt: taken_at.toISOString(),
  }));
}
