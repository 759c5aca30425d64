import type { HoldOutcome } from '@kindred/contract/safety';
import type { WeighedRule } from '@kindred/contract/safety/weigh';
import { Object as Row } from 'typebox';
import { Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { publishEvent } from '../../platform/live/publish.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { notify } from '../notices/notify.ts';
import { setState } from './account.ts';

const day = 86_400_000;
/** How long an account is slowed after the rules found enough. */
const slowedMs = day;
/** How long the rules only note what an account does that the team has looked at. */
const trustedMs = 30 * day;

const putHold = statement({
  name: 'put_safety_hold',
  text: `insert into safety_hold (id, member_id, effect, points, rules, began_at)
    values ($id, $memberId, $effect, $points, $rules, $now)
    on conflict (member_id) where outcome is null do update set effect = excluded.effect,
      points = excluded.points, rules = excluded.rules, began_at = excluded.began_at`,
  params: {
    id: 'uuid',
    memberId: 'uuid',
    effect: 'text',
    points: 'int4',
    rules: 'jsonb',
    now: 'timestamptz',
  },
});

const put = (
  db: Db,
  memberId: string,
  effect: 'slow' | 'hold',
  rules: readonly WeighedRule[],
  now: Date,
) => {
  const points = rules.reduce((sum, rule) => sum + rule.points, 0);
  return putHold.run(db, { id: timeOrderedId(), memberId, effect, points, rules, now });
};

/** From here on, first messages of the member to new people wait. */
export async function beginHold(
  db: Db,
  memberId: string,
  rules: readonly WeighedRule[],
  now: Date,
) {
  await put(db, memberId, 'hold', rules, now);
  await setState(db, memberId, { state: 'held' });
  await notify(db, { memberId, kind: 'safety.held', about: {}, at: now });
}

export async function beginSlow(
  db: Db,
  memberId: string,
  rules: readonly WeighedRule[],
  now: Date,
) {
  await put(db, memberId, 'slow', rules, now);
  await setState(db, memberId, { state: 'slowed', until: new Date(now.getTime() + slowedMs) });
}

const endRow = statement({
  name: 'end_safety_hold',
  text: `update safety_hold set outcome = $outcome, ended_at = $now, ended_by = $staffId
    where id = $id and outcome is null returning member_id, effect`,
  params: { id: 'uuid', outcome: 'text', staffId: 'uuid?', now: 'timestamptz' },
  row: Row({ member_id: Uuid, effect: Word(['slow', 'hold']) }),
});

const clearHits = statement({
  name: 'clear_safety_hits',
  text: 'update safety_hit set cleared = true where member_id = $memberId and not cleared',
  params: { memberId: 'uuid' },
});

const deleteWaitingOf = statement({
  name: 'delete_waiting_of_member',
  text: 'delete from waiting_message where member_id = $memberId',
  params: { memberId: 'uuid' },
});

interface End {
  readonly outcome: HoldOutcome;
  readonly now: Date;
  readonly staffId?: string;
  /** The member is banned, so that what waits is never delivered. */
  readonly isBanned?: boolean;
}

/**
 * Ends what the rules did to an account. Its messages are delivered by a job, unless it is banned. Expects that its member
 * is locked. False if it had ended.
 */
export async function endHold(
  db: Db,
  id: string,
  { outcome, now, staffId, isBanned = false }: End,
) {
  const ended = await endRow.first(db, { id, outcome, staffId: staffId ?? null, now });
  if (!ended) return false;
  const { member_id: memberId, effect } = ended;
  const isError = outcome === 'released';
  const trustedUntil = isError ? new Date(now.getTime() + trustedMs) : null;
  await setState(db, memberId, { state: 'clear', trustedUntil });
  // What counted is settled. Hits of a rule that was undone come back with it.
  if (outcome !== 'undone' && outcome !== 'ended') await clearHits.run(db, { memberId });
  if (isBanned) await deleteWaitingOf.run(db, { memberId });
  else if (effect === 'hold') {
    await addJob(db, 'deliver-waiting', { memberId }, { key: `deliver-waiting ${memberId}` });
    await notify(db, { memberId, kind: 'safety.released', about: {}, at: now });
  }
  await publishEvent(db, [memberId], 'notices', {});
  return true;
}
