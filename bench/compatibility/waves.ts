import type { Pair } from './dates.ts';
import { type Scored, auc, mean, ndcg5 } from './metrics.ts';
import type { Learn } from './score.ts';

export const metricNames = ['auc', 'auc-person', 'ndcg5'] as const;
export type Metric = (typeof metricNames)[number];

export interface ScoredPair extends Scored {
  /** The ids of both. */
  readonly people: readonly string[];
}

export const waveNames = (pairs: readonly Pair[]) => [...new Set(pairs.map(({ wave }) => wave))];

/** Scores the pairs of a wave by what was learnt from the other waves. */
export function scoreWave(
  learn: Learn,
  wave: string,
  data: readonly Pair[],
  train: readonly Pair[],
): ScoredPair[] {
  const score = learn(train.filter((pair) => pair.wave !== wave));
  return data
    .filter((pair) => pair.wave === wave)
    .map((pair) => ({
      people: [pair.woman.id, pair.man.id],
      match: pair.match,
      score: score(pair),
    }));
}

/** A mean over people counts everyone with a match; for AUC they also need a date without one. */
export function figuresOf(pairs: readonly ScoredPair[]): Record<Metric, number> {
  const people = [...new Set(pairs.flatMap((pair) => pair.people))];
  const lists = people
    .map((person) => pairs.filter((pair) => pair.people.includes(person)))
    .filter((list) => list.some(({ match }) => match));
  const mixed = lists.filter((list) => list.some(({ match }) => !match));
  return { auc: auc(pairs), 'auc-person': mean(mixed.map(auc)), ndcg5: mean(lists.map(ndcg5)) };
}
