import type { PeopleFilter } from '@kindred/contract/discovery';
import { Object as Row } from 'typebox';
import { Integer, Uuid } from '../../db/columns.ts';
import { filteredStatement, sql } from '../../db/sql.ts';
import type { Db } from '../../db/statement.ts';
import type { Moment } from '../../platform/time/moment.ts';
import { meetableConditions } from './people-filter.ts';
import { findPeople } from './find-people.ts';
import { type Viewer, findViewer } from './viewer.ts';

export interface PeopleQuery {
  readonly filter: PeopleFilter;
  readonly page: number;
  readonly limit: number;
}

/**
 * People the viewer could meet, newest first, in an order that no two share. Calls `show` with the ids before they are
 * read; if it refuses, no page is returned.
 */
export async function listPeoplePage(
  db: Db,
  id: string,
  query: PeopleQuery,
  moment: Moment,
  show: (ids: readonly string[]) => Promise<void>,
) {
  const { page, limit, filter } = query;
  const viewer = await findViewer(db, id, moment.today);
  const found = viewer && (await findIds(db, viewer, query, moment));
  const { ids = [], total = 0 } = found ?? {};
  // How many there are tells about them too, on a page past the last as well.
  await show(found?.told ?? ids);
  const users = await findPeople(db, ids, viewer?.position ?? null, moment);
  const pages = Math.ceil(total / limit);
  return { users, searchParams: filter, pagination: { page, limit, total, pages } };
}

interface IdQuery {
  readonly viewer: Viewer;
  readonly filter: PeopleFilter;
  readonly today: string;
  readonly start: number;
  readonly count: number;
}

const exampleViewer: Viewer = {
  id: '00000000-0000-4000-8000-000000000000',
  gender: 1,
  seeks: 2,
  age: 30,
  minAge: 18,
  maxAge: 99,
  maxDistance: 50,
  position: { latitude: 41, longitude: -8 },
  bothWays: true,
};
const example: Pick<IdQuery, 'viewer' | 'filter' | 'today'> = {
  viewer: exampleViewer,
  filter: { searchTerm: 'ada' },
  today: '2026-01-01',
};

const countIds = filteredStatement({
  name: 'count_people',
  build: ({ viewer, filter, today }: Pick<IdQuery, 'viewer' | 'filter' | 'today'>) =>
    sql`select count(*) from card c where ${meetableConditions(viewer, filter, today)}`,
  row: Row({ count: Integer }),
  examples: [example],
});

const selectIds = filteredStatement({
  name: 'find_people_ids',
  build: ({ viewer, filter, today, start, count }: IdQuery) =>
    sql`select c.member_id from card c where ${meetableConditions(viewer, filter, today)}
      order by c.joined_at desc, c.member_id desc offset ${start} limit ${count}`,
  row: Row({ member_id: Uuid }),
  examples: [
    { ...example, start: 0, count: 20 },
    { ...example, viewer: { ...exampleViewer, maxDistance: null }, start: 0, count: 20 },
  ],
});

async function findIds(
  db: Db,
  viewer: Viewer,
  { filter, page, limit }: PeopleQuery,
  { today }: Moment,
) {
  const start = (page - 1) * limit;
  const read = async (from: number, most: number) => {
    const rows = await selectIds.all(db, { viewer, filter, today, start: from, count: most });
    return rows.map(({ member_id }) => member_id);
  };
  const ids = await read(start, limit);
  // The last page tells how many there are.
  const isLast = ids.length < limit && (ids.length > 0 || start === 0);
  if (isLast) return { ids, told: ids, total: start + ids.length };
  const { count: total } = await countIds.one(db, { viewer, filter, today });
  return { ids, told: ids.length > 0 ? ids : await read(0, 1), total };
}
