import {
  bookmark,
  choose,
  listBookmarks,
  countOwnLikes,
  listMatches,
  listPasses,
  listPastMatches,
  listSentLikes,
  removeBookmark,
  undoChoice as undoChoiceRoute,
  unmatch,
} from '@kindred/contract/likes';
import { readUnseenMatch, seeMatch } from '@kindred/contract/likes/moment';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';
import { showPeople } from '../discovery/budget/show-people.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { rightsOf } from '../premium/rights/rights.ts';
import { findLeft } from './choices/allowance.ts';
import { refuseStaff } from '../members/refuse-staff.ts';
import { addBookmark, dropBookmark, endMatch } from './choices/changes.ts';
import { limits } from './limits.ts';
import { choose as makeChoice } from './choices/make-choice.ts';
import { readCounts, readPasses, readSent } from './choices/read-own-choices.ts';
import { readBookmarks, readMatches, readPastMatches } from './lists/read-lists.ts';
import { findMoment, markSeen } from './lists/moment.ts';
import { undoChoice } from './choices/undo-choice.ts';

export function likeRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const countChoice = limitRate(app, limits.choose);
  const countList = limitRate(app, limits.list);
  const countBookmark = limitRate(app, limits.bookmark);
  /** Whether a member can be chosen reveals as much as seeing them. A person seen today costs nothing. */
  const countPerson = (reply: FastifyReply, viewerId: string, otherId: string) =>
    showPeople(app, { reply, viewerId, ids: [otherId], again: true });

  serve(app, choose, async ({ member, params: { id }, body, reply }) => {
    const otherId = otherThan(member, id);
    countChoice(reply, member.id);
    await countPerson(reply, member.id, otherId);
    return { data: await makeChoice(app, member, otherId, body) };
  });

  serve(app, undoChoiceRoute, async ({ member, params: { id }, query: { chosenAt }, reply }) => {
    const otherId = otherThan(member, id);
    countChoice(reply, member.id);
    await undoChoice(app, member, otherId, chosenAt);
    return { data: { left: await findLeft(pool, member.id, await rightsOf(app, member), now()) } };
  });

  serve(app, listSentLikes, async (call) => {
    countList(call.reply, call.member.id);
    return { data: await readSent(app, call) };
  });

  serve(app, listPasses, async (call) => {
    countList(call.reply, call.member.id);
    return { data: await readPasses(app, call) };
  });

  serve(app, countOwnLikes, async (call) => {
    countList(call.reply, call.member.id);
    return { data: await readCounts(app, call) };
  });

  serve(app, listMatches, async (call) => {
    refuseStaff(call.member);
    countList(call.reply, call.member.id);
    return { data: await readMatches(app, call) };
  });

  serve(app, listPastMatches, async (call) => {
    refuseStaff(call.member);
    countList(call.reply, call.member.id);
    return { data: { matches: await readPastMatches(app, call) } };
  });

  serve(app, readUnseenMatch, async ({ member, reply }) => {
    refuseStaff(member);
    countList(reply, member.id);
    const wanted = { memberId: member.id, otherId: null, seen: false };
    return { data: { moment: await findMoment(app, wanted) } };
  });

  serve(app, seeMatch, async ({ member, params: { id }, reply }) => {
    const otherId = otherThan(member, id);
    countList(reply, member.id);
    return { data: { seen: await markSeen(app, member.id, otherId) } };
  });

  serve(app, unmatch, async ({ member, params: { id }, reply }) => {
    const otherId = otherThan(member, id);
    countChoice(reply, member.id);
    await inTransaction(pool, async (client) => {
      await lockCaller(client, member.id, [otherId]);
      await endMatch(client, member.id, otherId, now());
    });
    return { data: { matched: false } };
  });

  serve(app, listBookmarks, async (call) => {
    refuseStaff(call.member);
    countList(call.reply, call.member.id);
    return { data: await readBookmarks(app, call) };
  });

  serve(app, bookmark, async ({ member, params: { id }, reply }) => {
    const otherId = otherThan(member, id);
    countBookmark(reply, member.id);
    await countPerson(reply, member.id, otherId);
    const added = await inTransaction(pool, async (client) => {
      await lockCaller(client, member.id);
      return addBookmark(client, member.id, otherId, now());
    });
    if (!added) throw new AppError('profile_not_found');
    return { data: { bookmarked: true } };
  });

  serve(app, removeBookmark, async ({ member, params: { id }, reply }) => {
    countBookmark(reply, member.id);
    await inTransaction(pool, async (client) => {
      await lockCaller(client, member.id);
      await dropBookmark(client, member.id, id.toLowerCase());
    });
    return { data: { bookmarked: false } };
  });
}

/** The id of another member. */
function otherThan(member: Caller, id: string) {
  refuseStaff(member);
  if (id.toLowerCase() !== member.id) return id.toLowerCase();
  throw new AppError('own_profile_chosen');
}

const url = (path: string) => `${path}/{owner}`;

export const visibility = [
  aboutOwner(choose, [422, 200, 404], {
    url: url('/choices'),
    body: { choice: 'like' },
    writes: ['choice', 'live_counter', 'live_event', 'notice', 'delivery'],
  }),
  aboutOwner(undoChoiceRoute, [422, 200, 200], { url: url('/choices'), match: 409 }),
  aboutOwner(unmatch, [422, 200, 200], { url: url('/matches') }),
  aboutCaller(readUnseenMatch),
  aboutOwner(seeMatch, [422, 200, 200], { url: '/matches/{owner}/seen' }),
  aboutOwner(bookmark, [422, 200, 404], { url: url('/bookmarks') }),
  aboutOwner(removeBookmark, [200, 200, 200], { url: url('/bookmarks') }),
  aboutCaller(listSentLikes),
  aboutCaller(listPasses),
  aboutCaller(countOwnLikes),
  aboutCaller(listMatches),
  aboutCaller(listPastMatches),
  aboutCaller(listBookmarks),
];
