import type { RemovableText } from '@kindred/contract/desk/sanctions';
import { Object as Row } from 'typebox';
import { Json, OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { listOf } from '../../../db/list-of.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { writeVerdict } from '../photo-review/verdict.ts';

/**
 * The `review_reason` of a photo that a decision hides, or a request that was not decided in time. Its owner can't have it
 * reviewed again.
 */
const hiddenBy = ['case', 'clock'] as const;
type HiddenBy = (typeof hiddenBy)[number];

const PhotoRow = Row({
  review: Text,
  url: Text,
  review_reason: OrNull(Text),
  reviewed_at: OrNull(Timestamp),
  reviewed_by: OrNull(Uuid),
});

const selectPhoto = statement({
  name: 'find_photo_to_hide',
  text: `select review, url, review_reason, reviewed_at, reviewed_by from photo
    where member_id = $memberId and public_id = $publicId and review <> 'rejected'`,
  params: { memberId: 'uuid', publicId: 'text' },
  row: PhotoRow,
});

interface HiddenPhoto {
  readonly memberId: string;
  readonly publicId: string;
  readonly reason: HiddenBy;
}

/** Hides a photo from everyone. Null if there is none that others could see. */
export async function hidePhotoIfShown(
  db: Db,
  { memberId, publicId, reason }: HiddenPhoto,
  now: Date,
) {
  const before = await selectPhoto.first(db, { memberId, publicId });
  if (!before) return null;
  const verdict = { review: 'rejected', reason, staffId: null, reviewedAt: now } as const;
  await writeVerdict(db, { memberId, publicId }, verdict);
  return { ...before, reviewed_at: before.reviewed_at?.toISOString() ?? null };
}

/** By a decision. It is deleted when the time to appeal is over. */
export async function hidePhoto(db: Db, memberId: string, publicId: string, now: Date) {
  const before = await hidePhotoIfShown(db, { memberId, publicId, reason: 'case' }, now);
  if (!before) throw new AppError('reported_photo_not_found');
  return before;
}
export type PhotoBefore = Awaited<ReturnType<typeof hidePhoto>>;

const updateShown = statement({
  name: 'show_hidden_photo',
  text: `update photo set review = $review, url = $url, review_reason = $reviewReason,
      reviewed_at = $reviewedAt, reviewed_by = (select id from member where id = $reviewedBy)
    where member_id = $memberId and public_id = $publicId and review_reason in ${listOf(hiddenBy)}`,
  params: {
    memberId: 'uuid',
    publicId: 'text',
    review: 'text',
    url: 'text',
    reviewReason: 'text?',
    reviewedAt: 'timestamptz?',
    reviewedBy: 'uuid?',
  },
});

export const showPhoto = (db: Db, memberId: string, publicId: string, before: PhotoBefore) =>
  updateShown.run(db, {
    memberId,
    publicId,
    review: before.review,
    url: before.url,
    reviewReason: before.review_reason,
    reviewedAt: before.reviewed_at ? new Date(before.reviewed_at) : null,
    reviewedBy: before.reviewed_by,
  });

const selectTexts = statement({
  name: 'find_texts_to_remove',
  text: `select bio, prompts, (select json_object_agg(key, value) from jsonb_each(own_fields)
      where jsonb_typeof(value) = 'string') as fields
    from profile where member_id = $memberId`,
  params: { memberId: 'uuid' },
  row: Row({ bio: OrNull(Text), prompts: Json(), fields: OrNull(Json()) }),
});

const updateTexts = statement({
  name: 'remove_text_of_profile',
  text: `update profile set bio = case when $field = 'bio' then null else bio end,
      prompts = case when $field = 'prompts' then '[]' else prompts end,
      own_fields = case when $field = 'fields' then own_fields - array(
        select key from jsonb_each(own_fields) where jsonb_typeof(value) = 'string') else own_fields end
    where member_id = $memberId`,
  params: { memberId: 'uuid', field: 'text' },
});

/** Removes a text from a profile, and returns it. */
export async function removeText(db: Db, memberId: string, field: RemovableText) {
  const texts = await selectTexts.first(db, { memberId });
  const before = texts?.[field];
  if (!before || (Array.isArray(before) && before.length === 0))
    throw new AppError('profile_text_already_removed');
  await updateTexts.run(db, { memberId, field });
  return before;
}

const updateRestored = statement({
  name: 'restore_text_of_profile',
  text: `update profile set bio = coalesce($text::jsonb ->> 'bio', bio),
      prompts = coalesce($text::jsonb -> 'prompts', prompts),
      own_fields = coalesce($text::jsonb -> 'fields', '{}') || own_fields
    where member_id = $memberId and case
      when $text::jsonb ? 'bio' then bio is null
      when $text::jsonb ? 'prompts' then prompts = '[]'
      else not own_fields ?& array(select jsonb_object_keys($text::jsonb -> 'fields')) end`,
  params: { memberId: 'uuid', text: 'jsonb' },
});

/** Restores a text, unless its owner has written another one since: of the fields, each for itself. */
export const restoreText = (db: Db, memberId: string, field: RemovableText, before: unknown) =>
  updateRestored.run(db, { memberId, text: { [field]: before } });
