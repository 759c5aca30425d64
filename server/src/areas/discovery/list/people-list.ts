import type { PeopleFilter } from '@kindred/contract/discovery';
import { Object as Row } from 'typebox';
import { Integer, List, Uuid } from '../../../db/columns.ts';
import { filteredStatement, raw, sql } from '../../../db/sql.ts';
import type { Reader } from '../../../db/statement.ts';
import type { PresentSite } from '../../../platform/site/own-fields.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { exampleFilter, meetableConditions } from './people-filter.ts';
import { findPeople } from './find-people.ts';
import { shuffled } from './shuffle.ts';
import { type Viewer, findViewer, exampleViewer } from '../matching/viewer.ts';

export interface PeopleQuery {
  readonly filter: PeopleFilter;
  readonly page: number;
  readonly limit: number;
  /** The seed of the order of people who joined on the same day. */
  readonly seed: string;
}

/**
 * People the viewer can see: by the day of joining, newest first, and shuffled within a day. A finer order would show
 * between which of the viewer's other accounts someone joined. Calls `show` with the ids while they are
 * read; if it refuses, no page is returned.
 */
export async function listPeoplePage(
  db: Reader,
  id: string,
  query: PeopleQuery,
  { site, ...moment }: Moment & { readonly site: PresentSite },
  show: (ids: readonly string[]) => Promise<void>,
) {
  const { page, limit, filter } = query;
  const viewer = await findViewer(db, id, moment.today, site);
  const found = viewer && (await findIds(db, viewer, query, moment));
  const { ids = [], total = 0 } = found ?? {};
  const [users] = await Promise.all([
    findPeople(db, ids, viewer ?? { id, position: null }, moment, site),
    // The count reveals people too, also on a page past the last.
    show(found?.shown ?? ids),
  ]);
  const pages = Math.ceil(total / limit);
  return { users, searchParams: filter, pagination: { page, limit, total, pages } };
}

interface IdQuery {
  readonly viewer: Viewer;
  readonly filter: PeopleFilter;
  readonly today: string;
  readonly start: number;
  readonly count: number;
  readonly seed: string;
}

const example: Omit<IdQuery, 'start' | 'count'> = {
  viewer: exampleViewer,
  filter: exampleFilter,
  today: '2026-01-01',
  seed: '0',
};

/** One row, also for a page past the last: the count, the ids of the page, and one of all. */
const selectIds = filteredStatement({
  name: 'find_people_ids',
  reads: true,
  build: ({ viewer, filter, today, start, count, seed }: IdQuery) =>
    sql`with found as materialized (
        select c.member_id, c.joined_on from card c where ${meetableConditions(viewer, filter, today)})
      select (select count(*) from found) as total,
        array(select member_id from found
          order by joined_on desc, ${shuffled(raw('member_id'), seed)} desc, member_id desc offset ${start} limit ${count}) as ids,
        array(select member_id from found limit 1) as one`,
  row: Row({ total: Integer, ids: List(Uuid), one: List(Uuid) }),
  examples: [
    { ...example, start: 0, count: 20 },
    {
      ...example,
      viewer: { ...exampleViewer, maxDistance: null, hasOldPasses: false },
      start: 0,
      count: 20,
    },
  ],
});

async function findIds(
  db: Reader,
  viewer: Viewer,
  { filter, page, limit, seed }: PeopleQuery,
  { today }: Moment,
) {
  const start = (page - 1) * limit;
  const { total, ids, one } = await selectIds.one(db, {
    viewer,
    filter,
    today,
    start,
    count: limit,
    seed,
  });
  return { ids, shown: ids.length > 0 ? ids : one, total };
}
