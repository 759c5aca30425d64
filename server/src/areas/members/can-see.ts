import { pastMatchDays } from '@kindred/contract/likes';
import { type Sql, raw, sql, textOf } from '../../db/sql.ts';

/*
 * The rule of who sees whom. Everything that shows members to others is made of these conditions and of the view
 * `present_match`, and `who-sees-whom.test.ts` compares all of it with a model. The ids are SQL, which must not name a table
 * of these conditions unless it has an alias.
 */

/** A value, or SQL for it. */
type Id = Sql | string;

/** Whether a choice under this alias is a like that is shown to the one who got it, with or without its sender. */
export const isShownLike = (choice: string) =>
  `(${choice}.kind in ('like', 'superlike') and ${choice}.waits_until is null)`;

/**
 * A condition on `card` under this alias: only people they liked see a member who is incognito. Its moment tells who it was and
 * that they are there, so the like of someone who hides that waits.
 */
export const isShown = (card: string, viewer: Id) => sql`(not ${raw(card)}.incognito
  or exists (select from choice where choice.member_id = ${raw(card)}.member_id and choice.other_id = ${viewer}
    and ${raw(isShownLike('choice'))}))`;

const isBlockedFor = (viewer: Id, other: Id) => sql`exists (select from block
  where block.member_id = ${viewer} and block.other_id = ${other})`;

const sees = (viewer: Id, other: Id) => sql`((exists (select from card
      where card.member_id = ${other} and ${isShown('card', viewer)})
    or exists (select from present_match
      where present_match.member_id = ${viewer} and present_match.other_id = ${other}))
  and exists (select from member where member.id = ${viewer} and member.email_verified_at is not null)
  and not ${isBlockedFor(viewer, other)}
  and not exists (select from match
    where match.member_id = ${viewer} and match.other_id = ${other} and match.ended_at is not null))`;

/**
 * Lists of people whom a list of new people leaves out, although they have a card: blocked ones, and all matches. People
 * in such a list are always people whom the viewer can see.
 */
export const leftOut = {
  blocked: (viewer: Id) => sql`select b.other_id from block b where b.member_id = ${viewer}`,
  matched: (viewer: Id) => sql`select m.other_id from match m where m.member_id = ${viewer}`,
};

/** Whether neither of the two has ended this row of `match`. A block or a closed account may hide the match. */
export const hasNotEnded = (match: string) => `${match}.ended_at is null`;

/** Whether the two matched, and neither has ended it. */
export const matchLasts = (viewer: string, other: string) => `exists (select from match
  where match.member_id = ${viewer} and match.other_id = ${other} and ${hasNotEnded('match')})`;

/** Whether one of two has blocked the other. */
export const isBlocked = (viewer: string, other: string) =>
  textOf(isBlockedFor(raw(viewer), raw(other)));

/** Whether a member may see another: by id, and in every list of people whom they know. A match outlasts a pause. */
export const canSee = (viewer: string, other: string) => textOf(sees(raw(viewer), raw(other)));

/** Whether the two matched, and the match is no longer in the viewer's list. */
export const isGone = (viewer: string, other: string) => `exists (select from match
  where match.member_id = ${viewer} and match.other_id = ${other} and not exists (select from present_match
    where present_match.member_id = match.member_id and present_match.other_id = match.other_id))`;

/** When a row of `match`, with the `block` between the two, left the list of `match.member_id`. Null if it did not. */
export const goneAt = 'coalesce(match.ended_at, greatest(match.away_since, block.created_at))';

/** Whether the other left the viewer's list of matches at such a time. */
const wentAway = (viewer: string, other: string, when: string) => `exists (
  select from match left join block on block.member_id = match.member_id and block.other_id = match.other_id
  where match.member_id = ${viewer} and match.other_id = ${other} and ${goneAt} ${when})`;

/**
 * Whether the other left the viewer's list of matches so long ago that nothing of them is listed. The messages of a match
 * that someone ended are deleted then, and the others must look the same.
 */
export const isLongGone = (viewer: string, other: string) =>
  wentAway(viewer, other, `<= now() - interval '${pastMatchDays} days'`);

/** Whether the other is a past match of the viewer, as these are listed for a while. */
export const wasMatch = (viewer: string, other: string, now: string) =>
  wentAway(viewer, other, `> ${now}::timestamptz - interval '${pastMatchDays} days'`);
