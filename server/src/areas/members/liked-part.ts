import { LikedPart } from '@kindred/contract/likes/liked-part';
import { Json, OrNull } from '../../db/columns.ts';

/** The column that `likedPart` makes. */
export const LikedPartColumn = OrNull(Json(LikedPart));

/**
 * The part of a profile that a choice likes, as JSON; null for a choice of the whole. A photo or an answer that was changed,
 * hidden or deleted since is said to be gone, and what has taken its place is not shown. It is for the two alone: the receiver has to be one who may see who chose.
 */
export const likedPart = (choice: string) => `(
  select json_build_object('kind', liked.kind, 'id', ${choice}.part_id, 'photo', shown.photo, 'answer', shown.answer,
    'gone', shown.there is null)
  from (values (${choice}.part_kind)) as liked (kind) left join lateral (
    select f.url as photo, null as answer, true as there from photo f
      where liked.kind = 'photo' and f.member_id = ${choice}.other_id and f.public_id = ${choice}.part_id
        and f.review = 'approved'
    union all
    select null, ${choice}.part_said, true from profile w
      where liked.kind = 'prompt' and w.member_id = ${choice}.other_id and w.prompts @> jsonb_build_array(
        jsonb_build_object('prompt', ${choice}.part_id, 'answer', ${choice}.part_said))
    union all
    select null, null, true from counted_answer a
      where liked.kind = 'question' and a.member_id = ${choice}.other_id and a.question = ${choice}.part_id
        and a.open and a.mine::text = ${choice}.part_said
    limit 1) as shown on true
  where liked.kind is not null)`;
