import type { Choice } from '@kindred/contract/likes/choices';
import type { PartToLike } from '@kindred/contract/likes/liked-part';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { inTransaction, withCommit } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { nextQuarter, presentMoment } from '../../../platform/time/moment.ts';
import { refuseStopped } from '../../chat/messages/refuse-stopped.ts';
import { lockCaller, sessionEnded } from '../../members/lock-caller.ts';
import { rightsOf } from '../../premium/rights/rights.ts';
import { leftOf, refuseUsedUp, usedAfter } from './allowance.ts';
import { type Before, type NewChoice, findBefore, storeChoice, storeMatch } from './choose.ts';
import { findMoment } from '../lists/moment.ts';
import { notifyMatch } from '../match-events.ts';
import { withoutNames } from '../lists/without-names.ts';
import { publishLikes } from '../notify-liked.ts';
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
  const { now, today } = presentMoment(app);
  const allowed = await rightsOf(app, member);
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
      waitsUntil: kind === 'like' && !before.shows_activity ? nextQuarter(now) : null,
    };
    if (passedAt) await movePassBack(client, member.id, otherId);
    if (known === 'superlike') await removeSuperlikeNotice(client, member.id, otherId);
    const isMatch = kind !== 'pass' && before.liked_by_other;
    if (isMatch) await makeMatch(client, stored);
    else if (kind === 'superlike') await storeSuperlike(client, stored, before);
    else if (kind === 'like') await storeLike(client, stored);
    else await storePass(client, stored, before);
    return { choice: kind, matched: isMatch, left: leftOf(used, allowed) };
  });
}

/**
 * Both members are locked before the rest is read, so that nothing of it changes until the end of the transaction. The
 * two statements are sent together.
 */
async function lockAndRead(
  client: PoolClient,
  choice: Omit<NewChoice, 'part' | 'noteWithoutNames' | 'waitsUntil'>,
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
  await storeChoice(client, choice);
  await storeMatch(client, choice);
  await notifyMatch(client, choice.memberId, choice.otherId);
}

/** The other sees whose it is. */
async function storeSuperlike(client: PoolClient, choice: NewChoice, before: Before) {
  await storeChoice(client, choice);
  await notifySuperlike(client, choice, before.own_first_name ?? '');
}

/** The other is told of one more. The moment tells when someone was there, so who hides that is one of a quarter of an hour. */
async function storeLike(client: PoolClient, choice: NewChoice) {
  await storeChoice(client, choice);
  if (!choice.waitsUntil) await publishLikes(client, [choice], choice);
}

/** Sent with the commit, as most choices are stored by this. */
async function storePass(client: PoolClient, choice: NewChoice, before: Before) {
  withCommit(client, () => storeChoice(client, choice));
  await publishEvent(client, whoseNumberChanged(choice, before), 'likes', {});
}

interface Both {
  readonly memberId: string;
  readonly otherId: string;
}

/**
 * A pass or an undo takes the own like out of the other's number, and theirs out of the own, or puts it back. An event about a like
 * that is not shown would tell of it.
 */
export const whoseNumberChanged = (
  { memberId, otherId }: Both,
  { shown, theirs_shown: theirs }: Pick<Before, 'shown' | 'theirs_shown'>,
) => [...(shown ? [otherId] : []), ...(theirs ? [memberId] : [])];

/** Clocks of devices can be ahead. A choice from the future could not be changed until then. */
export const notLater = (chosenAt: number | undefined, now: Date) =>
  new Date(Math.min(chosenAt ?? now.getTime(), now.getTime()));
