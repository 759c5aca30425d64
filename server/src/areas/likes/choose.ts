import type { Choice } from '@kindred/contract/likes/choices';
import { Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { canSee } from '../members/can-see.ts';

export interface NewChoice {
  readonly memberId: string;
  readonly otherId: string;
  readonly kind: Choice;
  readonly note: string | null;
  readonly chosenAt: Date;
  readonly now: Date;
  readonly likesAllowed: number | null;
  readonly superlikesAllowed: number;
  /** Without it, a like that would make a match is not stored, to be sent again. */
  readonly mayMatch: boolean;
}

const outcomes = [
  'done',
  'gone',
  'hidden',
  'repeated',
  'late',
  'matched',
  'match',
  'limit',
] as const;

const Chosen = Row({
  outcome: Word(outcomes),
  stored_kind: OrNull(Text),
  matched: Flag,
  newly_matched: Flag,
  likes: Integer,
  superlikes: Integer,
  undos: Integer,
});

const storeChoice = statement({
  name: 'store_choice',
  text: `select c.outcome, c.stored_kind, c.matched, c.newly_matched, coalesce(c.likes_used, 0) as likes,
      coalesce(c.superlikes_used, 0) as superlikes, coalesce(c.undos_used, 0) as undos
    from choose($memberId, $otherId, $kind, $note, $chosenAt, $now, $likesAllowed, $superlikesAllowed,
      $mayMatch) as c`,
  params: {
    memberId: 'uuid',
    otherId: 'uuid',
    kind: 'text',
    note: 'text?',
    chosenAt: 'timestamptz',
    now: 'timestamptz',
    likesAllowed: 'int4?',
    superlikesAllowed: 'int4',
    mayMatch: 'bool',
  },
  row: Chosen,
});

/** Locks both members, also when it is the only statement of its transaction. */
export const storeOwnChoice = (db: Db, choice: NewChoice) => storeChoice.one(db, { ...choice });

const takeUndo = statement({
  name: 'take_undo',
  text: `insert into daily_likes as d (member_id, day, undos)
    select $memberId, ($now at time zone 'UTC')::date, 1 where coalesce($allowed, 1) > 0
    on conflict (member_id, day) do update set undos = d.undos + 1
      where $allowed::int4 is null or d.undos < $allowed`,
  params: { memberId: 'uuid', now: 'timestamptz', allowed: 'int4?' },
});

const removeChoice = statement({
  name: 'undo_choice',
  text: `update choice set kind = 'none', note = null, chosen_at = $chosenAt, stored_at = $now
    where member_id = $memberId and other_id = $otherId and kind <> 'none' and chosen_at <= $chosenAt`,
  params: { memberId: 'uuid', otherId: 'uuid', chosenAt: 'timestamptz', now: 'timestamptz' },
});

const selectMatched = statement({
  name: 'find_whether_matched',
  text: 'select from match where member_id = $memberId and other_id = $otherId',
  params: { memberId: 'uuid', otherId: 'uuid' },
});

const selectCounted = statement({
  name: 'find_whether_undo_counts',
  text: `select where ${canSee('$memberId', '$otherId')} or exists (
    select from block where member_id = $memberId and other_id = $otherId and mine)`,
  params: { memberId: 'uuid', otherId: 'uuid' },
});

interface Undo {
  readonly memberId: string;
  readonly otherId: string;
  readonly chosenAt: Date;
  readonly now: Date;
  readonly allowed: number | null;
}

/**
 * Both members are locked. A choice that led to a match stays. An undo counts only for someone whom the member can see or
 * has blocked, as otherwise the number left would tell a member who blocked them from one who was erased.
 */
export async function undoOwnChoice(db: Db, undo: Undo): Promise<'done' | 'matched' | 'limit'> {
  const { memberId, otherId, chosenAt, now, allowed } = undo;
  if ((await selectMatched.run(db, { memberId, otherId })) > 0) return 'matched';
  if ((await removeChoice.run(db, { memberId, otherId, chosenAt, now })) === 0) return 'done';
  if ((await selectCounted.run(db, { memberId, otherId })) === 0) return 'done';
  return (await takeUndo.run(db, { memberId, now, allowed })) > 0 ? 'done' : 'limit';
}
