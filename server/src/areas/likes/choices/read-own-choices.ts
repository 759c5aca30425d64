import type { FastifyInstance } from 'fastify';
import { cutPage } from '../../../platform/http/time-cursor.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { showPeople } from '../../discovery/budget/show-people.ts';
import { rightsOf } from '../../premium/rights/rights.ts';
import { findLeft } from './allowance.ts';
import { countOwnChoices, findPasses, findSent } from './own-choices.ts';
import { countLikes } from '../lists/lists.ts';
import { type Reading, pageFor, withPeople } from '../lists/read-lists.ts';

/** Cuts the page and counts its people as seen. */
async function showPage<T extends { readonly stored_at: Date; readonly other_id: string }>(
  app: FastifyInstance,
  reading: Reading,
  rows: readonly T[],
) {
  const { member, query, reply } = reading;
  const { page, nextCursor } = cutPage(rows, query.limit, ({ stored_at, other_id }) => ({
    time: stored_at,
    id: other_id,
  }));
  await showPeople(app, { reply, viewerId: member.id, ids: page.map((row) => row.other_id) });
  return { found: await withPeople(app, reading, page, (row) => row.other_id), nextCursor };
}

export async function readSent(app: FastifyInstance, reading: Reading) {
  const rows = await findSent(reading.reader, pageFor(reading.member, reading.query));
  const { found, nextCursor } = await showPage(app, reading, rows);
  const likes = found.map(({ person, row: { kind, note, part, stored_at } }) => ({
    person,
    choice: kind,
    note,
    part,
    likedAt: stored_at.toISOString(),
  }));
  return { likes, nextCursor };
}

export async function readPasses(app: FastifyInstance, reading: Reading) {
  const rows = await findPasses(reading.reader, pageFor(reading.member, reading.query));
  const { found, nextCursor } = await showPage(app, reading, rows);
  const passes = found.map(({ person, row: { stored_at } }) => ({
    person,
    passedAt: stored_at.toISOString(),
  }));
  return { passes, nextCursor };
}

export async function readCounts(
  app: FastifyInstance,
  { member, reader }: Pick<Reading, 'member' | 'reader'>,
) {
  const { count: received, outside } = await countLikes(reader, member.id, presentMoment(app));
  const left = await findLeft(app.pool, member.id, await rightsOf(app, member), app.now());
  return { received, outside, ...(await countOwnChoices(reader, member.id)), left };
}
