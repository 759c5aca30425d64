import { pastMatchDays } from '@kindred/contract/likes';

/**
 * SQL for whether a member may see another: everywhere by id, in reports and in blocks. The lists have further
 * conditions. A match outlasts a pause. Only people they liked can see an incognito member.
 */
export const canSee = (viewer: string, other: string) => `(
  (exists (select from card where card.member_id = ${other} and (not card.incognito or exists (select from choice
      where choice.member_id = ${other} and choice.other_id = ${viewer} and choice.kind in ('like', 'superlike'))))
    or exists (select from match
    where match.member_id = ${viewer} and match.other_id = ${other} and match.away_since is null))
  and exists (select from member where member.id = ${viewer} and member.email_verified_at is not null)
  and not exists (select from block where block.member_id = ${viewer} and block.other_id = ${other})
  and not exists (select from match
    where match.member_id = ${viewer} and match.other_id = ${other} and match.ended_at is not null))`;

/** SQL for whether the other is a past match of the viewer, as these are listed for a while. */
export const wasMatch = (viewer: string, other: string, now: string) => `exists (
  select from match left join block on block.member_id = match.member_id and block.other_id = match.other_id
  where match.member_id = ${viewer} and match.other_id = ${other}
    and greatest(match.ended_at, match.away_since, block.created_at) > ${now}::timestamptz - interval '${pastMatchDays} days')`;

/** SQL for whether the other has written to the viewer. */
export const wroteTo = (viewer: string, other: string) => `exists (
  select from choice where choice.member_id = ${other} and choice.other_id = ${viewer} and choice.note is not null
    and choice.kind in ('like', 'superlike'))`;
