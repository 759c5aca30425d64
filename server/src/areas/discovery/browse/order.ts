import type { BrowseSort } from '@kindred/contract/discovery/browse';
import { type Sql, raw, sql } from '../../../db/sql.ts';
import type { AnswerBits } from '../deck/rank.ts';
import { bandOf } from '../matching/nearness.ts';
import { squaredDistance } from '../matching/qualify.ts';
import { shuffled } from '../list/shuffle.ts';
import type { Viewer } from '../matching/viewer.ts';
import { scoreOf } from './score.ts';

/** The sort columns of a list, from card `c`, all descending. */
export interface Order {
  readonly value: Sql;
  /** The tie-breaker among equal values, from the id of a member. */
  readonly tie: (id: Sql) => Sql;
}

export interface BrowseOrder {
  readonly sort: BrowseSort;
  readonly viewer: Viewer;
  readonly answerBits: AnswerBits;
  readonly seed: string;
}

/** The orders use only values that members see of each other anyway, and the day when someone joined. */
export function orderOf({ sort, viewer, answerBits, seed }: BrowseOrder): Order {
  const values = {
    recent: raw(`(c.seen_on - date '2000-01-01')`),
    new: raw(`(c.joined_on - date '2000-01-01')`),
    near: sql`-${shownDistance(viewer)}`,
    match: bestNearFirst(viewer, answerBits),
  };
  return { value: values[sort], tie: (id) => shuffled(id, seed) };
}

const mostScore = 100;

/** Nearer bands first, as in a deck, and the best score in each. */
function bestNearFirst(viewer: Viewer, answerBits: AnswerBits) {
  const [score, band] = [scoreOf(answerBits), bandOf(viewer)];
  return band ? sql`(${score} - ${2 * mostScore} * ${band})` : score;
}

/** The band of a person of that order, from its value. Scores are from -1 to the highest. */
export const bandOfValue = (value: string) =>
  Math.floor((mostScore - Number(value)) / (2 * mostScore));

/** The distance on cards, as describeDistance() rounds it. */
function shownDistance({ position }: Viewer) {
  const squared = sql`greatest(0, ${squaredDistance(position)})`;
  const kilometres = sql`12742.0176 * asin(least(1, sqrt(${squared}) / 2))`;
  return sql`(case when ${kilometres} < 2 then 1 when ${kilometres} < 50 then round(${kilometres})
    else round(${kilometres} / 10) * 10 end)::integer`;
}
