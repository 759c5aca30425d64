import type { Choice } from '@kindred/contract/likes/choices';
import type { FastifyInstance } from 'fastify';
import type { MissingRight, Rights } from '@kindred/contract/premium/rights';
import type { PoolClient } from 'pg';
import type { Db } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';
import { passOn } from '../../platform/live/tell.ts';
import { refuseStopped } from '../chat/refuse-stopped.ts';
import { lockCaller, sessionEnded } from '../members/lock-caller.ts';
import { restOfDay } from '../members/limit-reached.ts';
import { rightsOf } from '../premium/rights/rights.ts';
import { leftOf } from './allowance.ts';
import { type NewChoice, storeOwnChoice, undoOwnChoice } from './choose.ts';
import { tellBoth } from './tell-both.ts';

interface Chosen {
  readonly choice: Choice;
  readonly note?: string;
  readonly sure?: boolean;
  readonly chosenAt?: number;
}

/** Stores a like or a pass. Repeating it changes nothing, and the second of two likes makes the match. */
export async function makeChoice(
  app: FastifyInstance,
  member: Caller,
  otherId: string,
  body: Chosen,
) {
  const { choice: kind, note = null, sure = false } = body;
  if (note !== null && kind === 'pass') throw new AppError('note_without_like');
  refuseStopped({ text: note, sure }, false);
  const allowed = await rightsOf(app, member);
  const now = app.now();
  const chosen = {
    memberId: member.id,
    otherId,
    kind,
    note,
    chosenAt: notLater(body.chosenAt, now),
    now,
    likesAllowed: allowed.likesPerDay,
    superlikesAllowed: allowed.superlikesPerDay,
  };
  const alone = await store(app.pool, chosen, false);
  const stored = alone.outcome === 'match' ? await match(app, chosen) : alone;
  const { outcome, matched } = stored;
  if (outcome === 'limit')
    throw kind === 'superlike'
      ? usedUp('super_likes_used_up', 'superlikesPerDay', now)
      : usedUp('likes_used_up', 'likesPerDay', now);
  if (outcome === 'matched') throw alreadyMatched();
  if (outcome === 'done' && kind !== 'pass' && !matched) passOn(app.pool, [otherId]);
  const stored_kind = stored.stored_kind === 'none' ? kind : (stored.stored_kind ?? kind);
  return { choice: stored_kind as Choice, matched, left: leftOf(stored, allowed) };
}

type Choosing = Omit<NewChoice, 'mayMatch'>;

async function store(db: Db, choice: Choosing, mayMatch: boolean) {
  const stored = await storeOwnChoice(db, { ...choice, mayMatch });
  if (stored.outcome === 'gone') throw sessionEnded();
  if (stored.outcome === 'hidden') throw new AppError('profile_not_found');
  return stored;
}

/** Few likes make a match, and a match takes more statements, because both are notified. */
const match = (app: FastifyInstance, choice: Choosing) =>
  inTransaction(app.pool, async (client) => {
    const stored = await store(client, choice, true);
    if (stored.newly_matched) await tellBoth(client, choice.memberId, choice.otherId);
    return stored;
  });

/** Removes a like or a pass, unless it became a match. */
export async function takeBack(
  app: FastifyInstance,
  member: Caller,
  otherId: string,
  chosenAt: number | undefined,
) {
  const { undosPerDay } = await rightsOf(app, member);
  return inTransaction(app.pool, async (client: PoolClient) => {
    await lockCaller(client, member.id, [otherId]);
    const now = app.now();
    const outcome = await undoOwnChoice(client, {
      memberId: member.id,
      otherId,
      chosenAt: notLater(chosenAt, now),
      now,
      allowed: undosPerDay,
    });
    if (outcome === 'matched') throw alreadyMatched();
    if (outcome === 'limit') throw usedUp('undos_used_up', 'undosPerDay', now);
  });
}

/** Clocks of devices can be ahead. A choice from the future could not be changed until then. */
const notLater = (chosenAt: number | undefined, now: Date) =>
  new Date(Math.min(chosenAt ?? now.getTime(), now.getTime()));

const alreadyMatched = () => new AppError('already_matched');

function usedUp(
  code: 'likes_used_up' | 'super_likes_used_up' | 'undos_used_up',
  right: keyof Rights,
  now: Date,
) {
  const seconds = restOfDay(now);
  const data: MissingRight = { right };
  return new AppError(code, { params: { seconds }, retryAfter: Math.ceil(seconds), data });
}
