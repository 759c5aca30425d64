import type { Pair } from './dates.ts';
import { learnDecisions, logOfBoth } from './decisions.ts';
import { compatibility } from './explainable.ts';
import { everything, nested } from './features.ts';
import { mean } from './metrics.ts';

/** How well two people match who have not met: only the order of scores counts. */
type Score = (pair: Pair) => number;

/** Learns from dates that others had. */
export type Learn = (training: readonly Pair[]) => Score;

/** Only the explanation: what members are shown. Nothing is learnt. */
export const explainable: Learn =
  () =>
  ({ woman, man }) =>
    compatibility(woman, man);

/** The baseline: a logistic regression for her and one for him, from all columns, and the product of both chances. */
export const plainPair: Learn = (training) => {
  const regressions = learnDecisions(everything, training, [1]);
  return (pair) => logOfBoth(regressions.flatMap((decisions) => decisions(pair)));
};

/** Averaged over as well: there are too few waves to choose one of them in the training waves. */
const penalties = [10, 30, 100];

/**
 * Ours: the chance that both like each other, and the explanation, which raises the logarithm by one from 0 to 100. The
 * odds are the mean of regressions from few, more and all columns.
 */
export const ours: Learn = (training) => {
  const regressions = nested.flatMap((features) => learnDecisions(features, training, penalties));
  return (pair) => {
    const odds = regressions.map((decisions) => decisions(pair));
    const chance = logOfBoth([mean(odds.map(([hers]) => hers)), mean(odds.map(([, his]) => his))]);
    return chance + compatibility(pair.woman, pair.man) / 100;
  };
};
