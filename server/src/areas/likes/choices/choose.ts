import { type Choice, choices } from '@kindred/contract/likes/choices';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { utcDay } from '../../../platform/time/utc-day.ts';
import { fitsPreferencesOf } from '../../discovery/matching/fits.ts';
import { canSee, matchLasts } from '../../members/can-see.ts';
import { oldPassAt } from '../../members/old-passes.ts';
import type { StoredPart } from './part-to-like.ts';

export interface NewChoice {
  readonly memberId: string;
  readonly otherId: string;
  readonly kind: Choice;
  readonly note: string | null;
  /** As members read it who don't see whose it is. */
  readonly noteWithoutNames: string | null;
  readonly part: StoredPart | null;
  readonly chosenAt: Date;
  readonly now: Date;
  /** The day of the operator's calendar, for ages. */
  readonly today: string;
}

const Before = Row({
  may_choose: Flag,
  sees: Flag,
  kind: OrNull(Word([...choices, 'none'])),
  chosen_at: OrNull(Timestamp),
  passed_long_ago_at: OrNull(Timestamp),
  liked_by_other: Flag,
  matched: Flag,
  likes: Integer,
  superlikes: Integer,
  undos: Integer,
  shows_activity: Flag,
  vip_until_of_other: OrNull(Timestamp),
  own_first_name: OrNull(Text),
  own_last_name: OrNull(Text),
});
export type Before = Static<typeof Before>;

const selectBefore = statement({
  name: 'find_what_was_before_a_choice',
  text: `select m.state = 'active' and m.staff_role is null as may_choose, ${canSee('$memberId', '$otherId')} as sees,
      own.kind, own.chosen_at, case when own.kind is null then ${oldPassAt('$memberId', '$otherId')} end as passed_long_ago_at,
      exists (select from choice c where c.member_id = $otherId and c.other_id = $memberId
        and c.kind in ('like', 'superlike')) as liked_by_other,
      ${matchLasts('$memberId', '$otherId')} as matched,
      coalesce(d.likes, 0) as likes, coalesce(d.superlikes, 0) as superlikes, coalesce(d.undos, 0) as undos,
      coalesce(p.show_last_active, false) as shows_activity,
      (select o.vip_until from member o where o.id = $otherId) as vip_until_of_other,
      p.first_name as own_first_name, p.last_name as own_last_name
    from member m
      left join choice own on own.member_id = m.id and own.other_id = $otherId
      left join daily_likes d on d.member_id = m.id and d.day = ${utcDay}
      left join profile p on p.member_id = m.id
    where m.id = $memberId`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
  row: Before,
});

/** What a choice depends on. Null for a member who was erased. */
export const findBefore = (
  db: Db,
  { memberId, otherId, now }: Pick<NewChoice, 'memberId' | 'otherId' | 'now'>,
) => selectBefore.first(db, { memberId, otherId, now });

const storeOne = statement({
  name: 'store_choice',
  text: `with used as (
      insert into daily_likes as d (member_id, day, likes, superlikes)
      select $memberId, ${utcDay}, ($kind = 'like')::integer, ($kind = 'superlike')::integer where $kind <> 'pass'
      on conflict (member_id, day) do update
        set likes = d.likes + excluded.likes, superlikes = d.superlikes + excluded.superlikes
    ), news as (
      insert into like_news as n (member_id, since) select $otherId, $now where $isNews
      on conflict (member_id) do update set since = excluded.since where n.since is null or n.since > excluded.since
    )
    insert into choice (member_id, other_id, kind, note, note_without_names, part_kind, part_id, part_said, chosen_at,
        stored_at, outside)
      values ($memberId, $otherId, $kind, $note, $noteWithoutNames, $partKind, $partId, $partSaid, $chosenAt, $now,
        $kind = 'like' and not ${fitsPreferencesOf('$otherId', '$memberId')})
    on conflict (member_id, other_id) do update
      set kind = excluded.kind, note = excluded.note, note_without_names = excluded.note_without_names,
        part_kind = excluded.part_kind, part_id = excluded.part_id, part_said = excluded.part_said,
        chosen_at = excluded.chosen_at, stored_at = excluded.stored_at,
        outside = case when choice.counted then choice.outside else excluded.outside end`,
  params: {
    memberId: 'uuid',
    otherId: 'uuid',
    kind: 'text',
    note: 'text?',
    noteWithoutNames: 'text?',
    partKind: 'text?',
    partId: 'text?',
    partSaid: 'text?',
    chosenAt: 'timestamptz',
    now: 'timestamptz',
    today: 'date',
    isNews: 'bool',
  },
});

/**
 * Stores a choice and what it uses of the day. With `isNews`, the other gets a notice of it later. A like is compared with
 * what the other looks for now: later, they could look for one person alone and tell from the number whether it is theirs.
 */
export const storeChoice = (db: Db, { part, ...choice }: NewChoice, isNews: boolean) =>
  storeOne.run(db, {
    ...choice,
    partKind: part?.kind ?? null,
    partId: part?.id ?? null,
    partSaid: part?.said ?? null,
    isNews,
  });

const insertMatch = statement({
  name: 'insert_match',
  text: `insert into match (member_id, other_id, name, matched_at, unseen)
    select side.member_id, p.member_id, p.first_name, $now, side.member_id = $otherId
    from (values ($memberId::uuid, $otherId::uuid), ($otherId, $memberId)) as side (member_id, other_id)
      join profile p on p.member_id = side.other_id`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
});

const discountOne = statement({
  name: 'discount_like',
  text: `with discounted as (
      update choice set counted = false, shown_note = null where member_id = $likerId and other_id = $likedId and counted
      returning other_id, outside
    )
    update like_count known set count = known.count - (not d.outside)::int, outside = known.outside - d.outside::int,
      unseen = least(known.unseen, known.count - (not d.outside)::int)
    from discounted d where known.member_id = d.other_id`,
  params: { likerId: 'uuid', likedId: 'uuid' },
});

/** Takes a like out of the number that the other is told, if it is in it: they now know whose it is. */
export const discountLike = (db: Db, likerId: string, likedId: string) =>
  discountOne.run(db, { likerId, likedId });

/**
 * Stores the match that the second of two likes makes. It is no secret, so the like that it needed can leave the number that
 * the chooser is told of.
 */
export async function storeMatch(db: Db, { memberId, otherId, now }: NewChoice) {
  await discountLike(db, otherId, memberId);
  await insertMatch.run(db, { memberId, otherId, now });
}
