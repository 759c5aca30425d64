import { type Choice, choices } from '@kindred/contract/likes/choices';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { utcDay } from '../../../platform/time/utc-day.ts';
import { canSee, isShownLike, matchLasts } from '../../members/can-see.ts';
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
  /** When the other is told of a like by someone who hides their activity. */
  readonly waitsUntil: Date | null;
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
  shown: Flag,
  liked_by_other: Flag,
  theirs_shown: Flag,
  matched: Flag,
  likes: Integer,
  superlikes: Integer,
  undos: Integer,
  shows_activity: Flag,
  own_first_name: OrNull(Text),
  own_last_name: OrNull(Text),
});
export type Before = Static<typeof Before>;

const selectBefore = statement({
  name: 'find_what_was_before_a_choice',
  text: `select m.state = 'active' and m.staff_role is null as may_choose, ${canSee('$memberId', '$otherId')} as sees,
      own.kind, own.chosen_at, case when own.kind is null then ${oldPassAt('$memberId', '$otherId')} end as passed_long_ago_at,
      coalesce(${isShownLike('own')}, false) as shown,
      coalesce(theirs.kind in ('like', 'superlike'), false) as liked_by_other,
      coalesce(${isShownLike('theirs')}, false) as theirs_shown,
      ${matchLasts('$memberId', '$otherId')} as matched,
      coalesce(d.likes, 0) as likes, coalesce(d.superlikes, 0) as superlikes, coalesce(d.undos, 0) as undos,
      coalesce(p.show_last_active, false) as shows_activity,
      p.first_name as own_first_name, p.last_name as own_last_name
    from member m
      left join choice own on own.member_id = m.id and own.other_id = $otherId
      left join choice theirs on theirs.member_id = $otherId and theirs.other_id = m.id
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
    )
    insert into choice (member_id, other_id, kind, note, note_without_names, part_kind, part_id, part_said, chosen_at,
        stored_at, waits_until)
      values ($memberId, $otherId, $kind, $note, $noteWithoutNames, $partKind, $partId, $partSaid, $chosenAt, $now,
        $waitsUntil)
    on conflict (member_id, other_id) do update
      set kind = excluded.kind, note = excluded.note, note_without_names = excluded.note_without_names,
        part_kind = excluded.part_kind, part_id = excluded.part_id, part_said = excluded.part_said,
        chosen_at = excluded.chosen_at, stored_at = excluded.stored_at, waits_until = excluded.waits_until, opened = false`,
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
    waitsUntil: 'timestamptz?',
  },
});

/** Stores a choice and what it uses of the day. */
export const storeChoice = (db: Db, { part, ...choice }: NewChoice) =>
  storeOne.run(db, {
    ...choice,
    partKind: part?.kind ?? null,
    partId: part?.id ?? null,
    partSaid: part?.said ?? null,
  });

const insertMatch = statement({
  name: 'insert_match',
  text: `insert into match (member_id, other_id, name, matched_at, unseen)
    select side.member_id, p.member_id, p.first_name, $now, side.member_id = $otherId
    from (values ($memberId::uuid, $otherId::uuid), ($otherId, $memberId)) as side (member_id, other_id)
      join profile p on p.member_id = side.other_id`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
});

/** Stores the match that the second of two likes makes. */
export const storeMatch = (db: Db, { memberId, otherId, now }: NewChoice) =>
  insertMatch.run(db, { memberId, otherId, now });
