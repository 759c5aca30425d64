import type { BrowseFilter } from '@kindred/contract/discovery';
import { type BrowseSort, browseSorts } from '@kindred/contract/discovery/browse';
import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../../db/columns.ts';
import { filteredStatement, raw, sql } from '../../../db/sql.ts';
import type { Reader } from '../../../db/statement.ts';
import { type AnswerBits, exampleAnswerBits } from '../deck/rank.ts';
import { exampleFilter, meetableConditions, narrowed } from '../list/people-filter.ts';
import { bandsOf, searchCirclesOf } from '../matching/nearness.ts';
import { type Viewer, exampleViewer } from '../matching/viewer.ts';
import { bandOfValue, orderOf } from './order.ts';

/** The last person of a page, and their place in the order. */
export interface BrowseCursor {
  readonly sort: BrowseSort;
  readonly value: string;
  readonly id: string;
}

export interface BrowseQuery {
  readonly viewer: Viewer;
  readonly answerBits: AnswerBits;
  readonly filter: BrowseFilter;
  readonly today: string;
  readonly sort: BrowseSort;
  readonly after: BrowseCursor | null;
  readonly limit: number;
  /** The seed of the order of people who are equal. */
  readonly seed: string;
}

interface CircleQuery extends BrowseQuery {
  /** Kilometres around the viewer; null is as far as they look. */
  readonly circle: number | null;
}

const example: CircleQuery = {
  viewer: exampleViewer,
  answerBits: exampleAnswerBits,
  filter: exampleFilter,
  today: '2026-01-01',
  sort: 'new',
  after: null,
  limit: 20,
  seed: '0',
  circle: null,
};
const id = exampleViewer.id;

const selectPeople = filteredStatement({
  name: 'browse_people',
  reads: true,
  build: (query: CircleQuery) => {
    const { viewer, filter, today, after, limit, circle } = query;
    const { value, tie } = orderOf({ ...query, viewer: narrowed(viewer, filter) });
    const nearby = circle === null ? filter : { ...filter, maxDistance: circle };
    const member = raw('c.member_id');
    const isAfter = after
      ? sql`(${value}, ${tie(member)}, c.member_id)
          < (${after.value}::integer, ${tie(sql`${after.id}::uuid`)}, ${after.id}::uuid)`
      : raw('true');
    return sql`select c.member_id, (${value})::text as value from card c
      where ${meetableConditions(viewer, nearby, today)} and ${isAfter}
      order by ${value} desc, ${tie(member)} desc, c.member_id desc limit ${limit}`;
  },
  row: Row({ member_id: Uuid, value: Text }),
  examples: [
    example,
    ...browseSorts.map((sort) => ({
      ...example,
      sort,
      after: { sort, value: '1', id },
    })),
    { ...example, sort: 'match', viewer: { ...exampleViewer, maxDistance: null } },
  ],
});

/** One row more than the page, to know whether there is another. */
export async function findPage(db: Reader, { limit, ...query }: BrowseQuery) {
  const rows = await findRows(db, { ...query, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    ids: page.map(({ member_id }) => member_id),
    last: last ? { sort: query.sort, value: last.value, id: last.member_id } : null,
  };
}

/** People anywhere are searched in growing circles if the nearer ones come first, as sorting everyone would take long. */
async function findRows(db: Reader, query: BrowseQuery) {
  const { viewer, filter, limit } = query;
  let rows: Awaited<ReturnType<typeof selectPeople.all>> = [];
  for (const circle of circlesOf(query, narrowed(viewer, filter))) {
    rows = await selectPeople.all(db, { ...query, circle });
    if (rows.length === limit && isComplete(query.sort, rows.at(-1)?.value, circle)) break;
  }
  return rows;
}

/** The pages before have read the circles within which their last person is. */
function circlesOf({ sort, after }: BrowseQuery, looking: Viewer) {
  if (sort === 'near') {
    const circles = searchCirclesOf(looking);
    const next = after
      ? circles.findIndex((circle) => (circle ?? 0) >= kilometresOf(after.value))
      : 0;
    // A rounded distance can be longer than the last circle, as can that from before the member moved.
    return circles.slice(next);
  }
  if (sort !== 'match') return [null];
  const circles = bandsOf(looking);
  return after ? circles.slice(Math.min(bandOfValue(after.value), circles.length - 1)) : circles;
}

/** The distance that a person's card shows. */
const kilometresOf = (value: string | undefined) => -Number(value);

/** Whether no one outside a circle comes before the last one found in it. */
function isComplete(sort: BrowseSort, last: string | undefined, circle: number | null) {
  if (sort !== 'near' || circle === null) return true;
  // A person just outside the circle can have the same rounded distance as one inside.
  const farthest = kilometresOf(last);
  return farthest + (farthest < 50 ? 1 : 10) <= circle;
}
