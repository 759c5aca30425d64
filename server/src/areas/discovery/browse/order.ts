import type { BrowseSort } from '@kindred/contract/discovery/browse';
import { type Sql, raw, sql } from '../../../db/sql.ts';
import type { Wishes } from '../deck/rank.ts';
import { squaredDistance } from '../qualify.ts';
import type { Viewer } from '../viewer.ts';
import { scoreOf } from './score.ts';

/** The sort columns of a list, from card `c`, all descending. */
export interface Order {
  readonly value: Sql;
  readonly type: 'timestamptz' | 'integer';
  /** The tie-breaker among equal values, from the id of a member. */
  readonly tie: (id: Sql) => Sql;
}

export interface Sorting {
  readonly sort: BrowseSort;
  readonly viewer: Viewer;
  readonly wishes: Wishes;
}

/** Only values that members see of each other anyway. */
export function orderOf({ sort, viewer, wishes }: Sorting): Order {
  if (sort === 'new') return { value: raw('c.joined_at'), type: 'timestamptz', tie: (id) => id };
  const values = {
    recent: raw(`(c.seen_on - date '2000-01-01')`),
    near: sql`-${shownDistance(viewer)}`,
    match: scoreOf(wishes),
  };
  return { value: values[sort], type: 'integer', tie: shuffledFor(viewer) };
}

/** In another order for each viewer, so that nobody is the last of their city for everyone. */
const shuffledFor = ({ id: viewerId }: Viewer) => {
  const seed = sql`uuid_hash_extended(${viewerId}::uuid, 0)`;
  return (id: Sql) => sql`uuid_hash_extended(${id}, ${seed})`;
};

/** The distance on cards, as describeDistance() rounds it. */
function shownDistance({ position }: Viewer) {
  const squared = sql`greatest(0, ${squaredDistance(position)})`;
  const kilometres = sql`12742.0176 * asin(least(1, sqrt(${squared}) / 2))`;
  return sql`(case when ${kilometres} < 2 then 1 when ${kilometres} < 50 then round(${kilometres})
    else round(${kilometres} / 10) * 10 end)::integer`;
}
