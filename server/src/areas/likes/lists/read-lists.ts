import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Reader } from '../../../db/reader.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { cutPage, readTimeCursor } from '../../../platform/http/time-cursor.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { showPeople } from '../../discovery/budget/show-people.ts';
import { findPeople } from '../../discovery/list/find-people.ts';
import { findCards } from '../../discovery/person/find-cards.ts';
import { findOwnSide, findPosition } from '../../discovery/matching/viewer.ts';
import { rightsOf } from '../../premium/rights/rights.ts';
import { findLeft } from '../choices/allowance.ts';
import {
  countLikes,
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

/** A request for one page of a list. */
export interface Reading<Q = Query> {
  readonly member: Caller;
  readonly query: Q;
  readonly reply: FastifyReply;
  readonly reader: Reader;
}

export const pageFor = ({ id }: Caller, { cursor, limit }: Query) => ({
  memberId: id,
  after: readTimeCursor(cursor),
  limit,
});

/** The people of a page with what belongs to each, such as a note. */
export async function withPeople<T>(
  app: FastifyInstance,
  { member: { id }, reader }: Pick<Reading, 'member' | 'reader'>,
  rows: readonly T[],
  idOf: (row: T) => string,
) {
  const position = await findPosition(reader, id);
  const viewer = { id, position };
  const people = await findPeople(reader, rows.map(idOf), viewer, presentMoment(app), app.site);
  const byId = new Map(people.map((person) => [person._id, person]));
  return rows.flatMap((row) => {
    const person = byId.get(idOf(row));
    return person ? [{ person, row }] : [];
  });
}

export async function readLikes(
  app: FastifyInstance,
  { member, query, reply, reader }: Reading<Query & { readonly outside: boolean }>,
) {
  const { pool } = app;
  const { outside } = query;
  const moment = presentMoment(app);
  const allowed = await rightsOf(app, member);
  const counts = await countLikes(reader, member.id, moment);
  const left = await findLeft(pool, member.id, allowed, moment.now);
  const rows = await findLikes(reader, pageFor(member, query), outside, moment);
  const { page, nextCursor } = cutPage(rows, query.limit, ({ liked_on, member_id }) => ({
    time: liked_on,
    id: member_id,
  }));
  await showPeople(app, { reply, viewerId: member.id, ids: page.map((row) => row.member_id) });
  const cards = await findCards(
    reader,
    await findOwnSide(reader, member.id),
    page.map((row) => row.member_id),
    moment,
    app.site,
  );
  const byId = new Map(page.map((row) => [row.member_id, row]));
  const likes = cards.flatMap((card) => {
    const row = byId.get(card.person._id);
    if (!row) return [];
    const { kind: choice, note, part, liked_on } = row;
    return [{ ...card, choice, note, part, likedAt: liked_on.toISOString() }];
  });
  const notes = allowed.seesLikes ? [] : await findHiddenNotes(reader, member.id, outside, moment);
  return { ...counts, visible: allowed.seesLikes, likes, notes, left, nextCursor };
}

export async function readMatches(app: FastifyInstance, reading: Reading) {
  const { member, query, reader } = reading;
  const count = await countMatches(reader, member.id);
  const rows = await findMatches(reader, pageFor(member, query));
  const { page, nextCursor } = cutPage(rows, query.limit, ({ matched_at, other_id }) => ({
    time: matched_at,
    id: other_id,
  }));
  const found = await withPeople(app, reading, page, (row) => row.other_id);
  const matches = found.map(({ person, row: { note, matched_at } }) => ({
    person,
    note,
    matchedAt: matched_at.toISOString(),
  }));
  return { count, matches, nextCursor };
}

export async function readPastMatches(
  { now }: FastifyInstance,
  { member: { id }, reader }: Pick<Reading, 'member' | 'reader'>,
) {
  const rows = await findPastMatches(reader, id, now());
  return rows.map(({ other_id, name, matched_at, is_reported }) => ({
    memberId: other_id,
    firstName: name,
    matchedAt: matched_at.toISOString(),
    isReported: is_reported,
  }));
}

export async function readBookmarks(app: FastifyInstance, reading: Reading) {
  const { member, query, reply, reader } = reading;
  const rows = await findBookmarks(reader, pageFor(member, query));
  const { page, nextCursor } = cutPage(rows, query.limit, ({ created_at, other_id }) => ({
    time: created_at,
    id: other_id,
  }));
  await showPeople(app, { reply, viewerId: member.id, ids: page.map((row) => row.other_id) });
  const found = await withPeople(app, reading, page, (row) => row.other_id);
  const bookmarks = found.map(({ person, row: { created_at } }) => ({
    person,
    bookmarkedAt: created_at.toISOString(),
  }));
  return { bookmarks, nextCursor };
}
