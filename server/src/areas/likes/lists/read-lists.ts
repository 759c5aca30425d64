import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/http/context.ts';
import { cutPage, readTimeCursor } from '../../../platform/http/time-cursor.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { showPeople } from '../../discovery/budget/show-people.ts';
import { findPeople } from '../../discovery/list/find-people.ts';
import { findCards } from '../../discovery/person/find-cards.ts';
import { findOwnSide, findPosition } from '../../discovery/matching/viewer.ts';
import { rightsOf } from '../../premium/rights/rights.ts';
import { findLeft } from '../choices/allowance.ts';
import { countLikes } from '../like-count/like-count.ts';
import {
  countMatches,
  findBookmarks,
  findHiddenNotes,
  findLikes,
  findMatches,
  findPastMatches,
} from './lists.ts';

export interface Query {
  readonly cursor?: string;
  readonly limit: number;
}

export const pageFor = ({ id }: Caller, { cursor, limit }: Query) => ({
  memberId: id,
  after: readTimeCursor(cursor),
  limit,
});

/** The people of a page with what belongs to each, such as a note. */
export async function withPeople<T>(
  app: FastifyInstance,
  { id }: Caller,
  rows: readonly T[],
  idOf: (row: T) => string,
) {
  const position = await findPosition(app.pool, id);
  const viewer = { id, position };
  const people = await findPeople(app.pool, rows.map(idOf), viewer, presentMoment(app));
  const byId = new Map(people.map((person) => [person._id, person]));
  return rows.flatMap((row) => {
    const person = byId.get(idOf(row));
    return person ? [{ person, row }] : [];
  });
}

export async function readLikes(
  app: FastifyInstance,
  member: Caller,
  query: Query & { readonly outside: boolean },
  reply: FastifyReply,
) {
  const { pool } = app;
  const { outside } = query;
  const moment = presentMoment(app);
  const allowed = await rightsOf(app, member);
  const counts = await countLikes(app, member);
  const left = await findLeft(pool, member.id, allowed, moment.now);
  const shown = { all: allowed.seesLikes, today: moment.today, outside };
  const rows = await findLikes(pool, pageFor(member, query), shown);
  const { page, nextCursor } = cutPage(rows, query.limit, ({ liked_on, member_id }) => ({
    time: liked_on,
    id: member_id,
  }));
  await showPeople(app, { reply, viewerId: member.id, ids: page.map((row) => row.member_id) });
  const cards = await findCards(
    pool,
    await findOwnSide(pool, member.id),
    page.map((row) => row.member_id),
    moment,
  );
  const byId = new Map(page.map((row) => [row.member_id, row]));
  const likes = cards.flatMap((card) => {
    const row = byId.get(card.person._id);
    if (!row) return [];
    const { kind: choice, note, part, liked_on } = row;
    return [{ ...card, choice, note, part, likedAt: liked_on.toISOString() }];
  });
  const notes = allowed.seesLikes ? [] : await findHiddenNotes(pool, member.id, outside);
  return { ...counts, visible: allowed.seesLikes, likes, notes, left, nextCursor };
}

export async function readMatches(app: FastifyInstance, member: Caller, query: Query) {
  const count = await countMatches(app.pool, member.id);
  const rows = await findMatches(app.pool, pageFor(member, query));
  const { page, nextCursor } = cutPage(rows, query.limit, ({ matched_at, other_id }) => ({
    time: matched_at,
    id: other_id,
  }));
  const found = await withPeople(app, member, page, (row) => row.other_id);
  const matches = found.map(({ person, row: { note, matched_at } }) => ({
    person,
    note,
    matchedAt: matched_at.toISOString(),
  }));
  return { count, matches, nextCursor };
}

export async function readPastMatches({ pool, now }: FastifyInstance, { id }: Caller) {
  const rows = await findPastMatches(pool, id, now());
  return rows.map(({ other_id, name, matched_at }) => ({
    memberId: other_id,
    firstName: name,
    matchedAt: matched_at.toISOString(),
  }));
}

export async function readBookmarks(
  app: FastifyInstance,
  member: Caller,
  query: Query,
  reply: FastifyReply,
) {
  const rows = await findBookmarks(app.pool, pageFor(member, query));
  const { page, nextCursor } = cutPage(rows, query.limit, ({ created_at, other_id }) => ({
    time: created_at,
    id: other_id,
  }));
  await showPeople(app, { reply, viewerId: member.id, ids: page.map((row) => row.other_id) });
  const found = await withPeople(app, member, page, (row) => row.other_id);
  const bookmarks = found.map(({ person, row: { created_at } }) => ({
    person,
    bookmarkedAt: created_at.toISOString(),
  }));
  return { bookmarks, nextCursor };
}
