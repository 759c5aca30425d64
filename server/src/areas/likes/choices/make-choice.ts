import type { Choice } from '@kindred/contract/likes/choices';
import type { PartToLike } from '@kindred/contract/likes/liked-part';
import { type RightsOfTiers, tierOf } from '@kindred/contract/premium/rights';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { inTransaction, withCommit } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { refuseStopped } from '../../chat/messages/refuse-stopped.ts';
import { lockCaller, sessionEnded } from '../../members/lock-caller.ts';
import { currentRights } from '../../premium/rights/rights.ts';
import { leftOf, refuseUsedUp, usedAfter } from './allowance.ts';
import {
  type Before,
  type NewChoice,
  discountLike,
  findBefore,
  storeChoice,
  storeMatch,
} from './choose.ts';
import { findMoment } from '../lists/moment.ts';
import { notifyMatch } from '../match-events.ts';
import { withoutNames } from '../lists/without-names.ts';
import { notifySuperlike, removeSuperlikeNotice } from '../notify-superlike.ts';
import { movePassBack } from '../old-passes/old-passes.ts';
import { readPart } from './part-to-like.ts';

interface ChoiceBody {
  readonly choice: Choice;
  readonly note?: string;
  readonly part?: PartToLike;
  readonly sure?: boolean;
  readonly chosenAt?: number;
}

/** Makes a choice, and reads what there is to see if it made a match. */
export async function choose(
  app: FastifyInstance,
  member: Caller,
  otherId: string,
  body: ChoiceBody,
) {
  const made = await makeChoice(app, member, otherId, body);
  const wanted = { memberId: member.id, otherId, seen: true };
  return { ...made, moment: made.matched ? await findMoment(app, wanted) : null };
}

/** Stores a like or a pass. Repeating it changes nothing, and the second of two likes makes the match. */
async function makeChoice(app: FastifyInstance, member: Caller, otherId: string, body: ChoiceBody) {
  const { choice, note = null, part, sure = false } = body;
  if (note !== null && choice === 'pass') throw new AppError('note_without_like');
  if (part && choice === 'pass') throw new AppError('part_without_like');
  refuseStopped({ text: note, sure }, false);
  const rights = await currentRights(app);
  const { now, today } = presentMoment(app);
  const allowed = rights[tierOf(member, now)];
  const chosenAt = notLater(body.chosenAt, now);
  const asked = { memberId: member.id, otherId, kind: choice, note, chosenAt, now, today };
  return inTransaction(app.pool, async (client) => {
    const before = await lockAndRead(client, asked);
    const { passed_long_ago_at: passedAt, matched } = before;
    const known = passedAt ? 'pass' : before.kind;
    const knownAt = passedAt ?? before.chosen_at;
    // A super like is a like, and the other knows it. A like instead would be counted, and its number tell whose it is.
    const kind = choice === 'like' && known === 'superlike' ? known : choice;
    // The same choice again changes nothing, and neither does an earlier one that arrives late.
    if (known && (known === kind || Number(knownAt) > chosenAt.getTime()))
      return { choice: known === 'none' ? kind : known, matched, left: leftOf(before, allowed) };
    if (matched) throw new AppError('already_matched');
    // Before anything that only a match takes: a refusal that took longer would reveal who likes the chooser.
    const used = usedAfter(before, kind);
    refuseUsedUp(used, kind, allowed, now);
    const stored = {
      ...asked,
      noteWithoutNames: note && withoutNames(note, ownNames(before)),
      part: part ? await readPart(client, { ...asked, part }) : null,
    };
    if (passedAt) await movePassBack(client, member.id, otherId);
    if (known === 'superlike') await removeSuperlikeNotice(client, member.id, otherId);
    const isMatch = kind !== 'pass' && before.liked_by_other;
    if (isMatch) await makeMatch(client, stored);
    else if (kind === 'superlike') await storeSuperlike(client, stored, before);
    else await storeAlone(client, stored, isPublishedNow(before, stored, rights));
    return { choice: kind, matched: isMatch, left: leftOf(used, allowed) };
  });
}

/**
 * Both members are locked before the rest is read, so that nothing of it changes until the end of the transaction. The
 * two statements are sent together.
 */
async function lockAndRead(
  client: PoolClient,
  choice: Omit<NewChoice, 'part' | 'noteWithoutNames'>,
) {
  const [, before] = await Promise.all([
    lockCaller(client, choice.memberId, [choice.otherId]),
    findBefore(client, choice),
  ]);
  // Their account was closed or banned, or they joined the team, while the request waited.
  if (!before?.may_choose) throw sessionEnded();
  if (!before.sees) throw new AppError('profile_not_found');
  return before;
}

const ownNames = ({ own_first_name: first, own_last_name: last }: Before) => [
  first ?? '',
  last ?? '',
];

/** A match is made once, when the second of the two likes. Both get a notice of it. */
async function makeMatch(client: PoolClient, choice: NewChoice) {
  await storeChoice(client, choice, false);
  await storeMatch(client, choice);
  await notifyMatch(client, choice.memberId, choice.otherId);
}

/**
 * A member who was liked without a match gets a notice later. The time of an event would tell who it was, and when
 * someone was there who hides it. So only members whose plan shows who likes them get one, from those who show it.
 */
const isPublishedNow = (before: Before, { kind, now }: NewChoice, rights: RightsOfTiers) =>
  kind !== 'pass' &&
  before.shows_activity &&
  rights[tierOf({ vipUntil: before.vip_until_of_other }, now)].seesLikes;

/** The other sees it immediately, with whose it is. It leaves the number of those whom they don't see. */
async function storeSuperlike(client: PoolClient, choice: NewChoice, before: Before) {
  await storeChoice(client, choice, false);
  if (before.kind === 'like') await discountLike(client, choice.memberId, choice.otherId);
  await notifySuperlike(client, choice, before.own_first_name ?? '');
}

/** Sent with the commit, as most choices are stored by this. */
async function storeAlone(client: PoolClient, choice: NewChoice, isPublished: boolean) {
  withCommit(client, () => storeChoice(client, choice, choice.kind !== 'pass'));
  if (isPublished) await publishEvent(client, [choice.otherId], 'likes', {});
}

/** Clocks of devices can be ahead. A choice from the future could not be changed until then. */
export const notLater = (chosenAt: number | undefined, now: Date) =>
  new Date(Math.min(chosenAt ?? now.getTime(), now.getTime()));
