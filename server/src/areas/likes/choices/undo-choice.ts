import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { utcDay } from '../../../platform/time/utc-day.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { canSee, isBlocked, isShownLike } from '../../members/can-see.ts';
import { lockCaller } from '../../members/lock-caller.ts';
import { rightsOf } from '../../premium/rights/rights.ts';
import { removeSuperlikeNotice } from '../notify-superlike.ts';
import { movePassBack } from '../old-passes/old-passes.ts';
import { usedUp } from './allowance.ts';
import { notLater, whoseNumberChanged } from './make-choice.ts';

const takeUndo = statement({
  name: 'take_undo',
  text: `insert into daily_likes as d (member_id, day, undos)
    select $memberId, ${utcDay}, 1 where coalesce($allowed, 1) > 0
    on conflict (member_id, day) do update set undos = d.undos + 1
      where $allowed::int4 is null or d.undos < $allowed`,
  params: { memberId: 'uuid', now: 'timestamptz', allowed: 'int4?' },
});

const removeChoice = statement({
  name: 'undo_choice',
  text: `update choice c set kind = 'none', note = null, note_without_names = null, part_kind = null, part_id = null, part_said = null,
      chosen_at = $chosenAt, stored_at = $now, waits_until = null, opened = false
    from choice old
    where c.member_id = $memberId and c.other_id = $otherId and c.kind <> 'none' and c.chosen_at <= $chosenAt
      and old.member_id = c.member_id and old.other_id = c.other_id
    returning ${isShownLike('old')} and not ${isBlocked('c.member_id', 'c.other_id')} as shown,
      ${canSee('$memberId', '$otherId')} and exists (select from choice theirs
        where theirs.member_id = $otherId and theirs.other_id = $memberId and ${isShownLike('theirs')}) as theirs_shown`,
  params: { memberId: 'uuid', otherId: 'uuid', chosenAt: 'timestamptz', now: 'timestamptz' },
  row: Row({ shown: Flag, theirs_shown: Flag }),
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
 * Removes a like or a pass, unless it became a match. An undo counts only for someone whom the member can see or has
 * blocked, as otherwise the number left would tell a member who blocked them from one who was erased.
 */
export async function undoChoice(
  app: FastifyInstance,
  member: Caller,
  otherId: string,
  chosenAt: number | undefined,
) {
  const { undosPerDay } = await rightsOf(app, member);
  return inTransaction(app.pool, async (client: PoolClient) => {
    await lockCaller(client, member.id, [otherId]);
    const now = app.now();
    const ids = { memberId: member.id, otherId };
    await undo(client, { ...ids, chosenAt: notLater(chosenAt, now), now, allowed: undosPerDay });
  });
}

/** Both members are locked. */
async function undo(db: Db, { memberId, otherId, chosenAt, now, allowed }: Undo) {
  if ((await selectMatched.run(db, { memberId, otherId })) > 0)
    throw new AppError('already_matched');
  await movePassBack(db, memberId, otherId);
  const removed = await removeChoice.first(db, { memberId, otherId, chosenAt, now });
  if (!removed) return;
  await removeSuperlikeNotice(db, memberId, otherId);
  await publishEvent(db, whoseNumberChanged({ memberId, otherId }, removed), 'likes', {});
  if ((await selectCounted.run(db, { memberId, otherId })) === 0) return;
  if ((await takeUndo.run(db, { memberId, now, allowed })) === 0)
    throw usedUp('undos_used_up', 'undosPerDay', now);
}
