import type { BrowseFilter } from '@kindred/contract/discovery';
import { type BrowseSort, browseSorts } from '@kindred/contract/discovery/browse';
import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../../db/columns.ts';
import { filteredStatement, raw, sql } from '../../../db/sql.ts';
import type { Reader } from '../../../db/statement.ts';
import { type AnswerBits, exampleAnswerBits } from '../deck/rank.ts';
import { exampleFilter, meetableConditions, narrowed } from '../list/people-filter.ts';
import { searchCirclesOf } from '../matching/nearness.ts';
import { type Viewer, exampleViewer } from '../matching/viewer.ts';
import { orderOf } from './order.ts';

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

const example: BrowseQuery = {
  viewer: exampleViewer,
  answerBits: exampleAnswerBits,
  filter: exampleFilter,
  today: '2026-01-01',
  sort: 'new',
  after: null,
  limit: 20,
  seed: '0',
};
const id = exampleViewer.id;

const selectPeople = filteredStatement({
  name: 'browse_people',
  reads: true,
  build: (query: BrowseQuery) => {
    const { viewer, filter, today, after, limit } = query;
    const { value, tie } = orderOf(query);
    const member = raw('c.member_id');
    const isAfter = after
      ? sql`(${value}, ${tie(member)}, c.member_id)
          < (${after.value}::integer, ${tie(sql`${after.id}::uuid`)}, ${after.id}::uuid)`
      : raw('true');
    return sql`select c.member_id, (${value})::text as value from card c
      where ${meetableConditions(viewer, filter, today)} and ${isAfter}
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

/** The nearest people anywhere are searched in growing circles, as sorting everyone would take long. */
async function findRows(db: Reader, query: BrowseQuery) {
  const { viewer, filter, sort, limit } = query;
  const { maxDistance } = narrowed(viewer, filter);
  if (sort !== 'near') return selectPeople.all(db, query);
  for (const circle of searchCirclesOf({ ...viewer, maxDistance })) {
    const rows = await selectPeople.all(db, {
      ...query,
      filter: { ...filter, ...(circle !== null && { maxDistance: circle }) },
    });
    const farthest = -Number(rows.at(-1)?.value);
    // A person just outside the circle can have the same rounded distance as one inside.
    const rounding = farthest < 50 ? 1 : 10;
    const isFull = rows.length === limit && farthest + rounding <= (circle ?? Infinity);
    if (isFull || circle === maxDistance) return rows;
  }
  return [];
}
