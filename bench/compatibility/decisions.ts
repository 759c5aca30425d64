import type { Pair } from './dates.ts';
import type { Features } from './features.ts';
import { fitLogistic } from './logistic.ts';

/** The logarithms of the odds that she likes him and that he likes her. */
export type Decisions = (pair: Pair) => readonly [number, number];

/** A regression for the women and one for the men, by penalty. */
export function learnDecisions(
  features: Features,
  training: readonly Pair[],
  penalties: readonly number[],
): Decisions[] {
  const women = fitLogistic(
    training.map(({ woman, man }) => features(woman, man)),
    training.map(({ womanLikes }) => womanLikes),
    penalties,
  );
  const men = fitLogistic(
    training.map(({ woman, man }) => features(man, woman)),
    training.map(({ manLikes }) => manLikes),
    penalties,
  );
  return women.map((ofWomen, index) => {
    const ofMen = men[index] ?? ofWomen;
    return ({ woman, man }) => [ofWomen(features(woman, man)), ofMen(features(man, woman))];
  });
}

/** The logarithm of the product of both chances. */
export const logOfBoth = (odds: readonly number[]) =>
  odds.reduce((total, logOdds) => total - Math.log1p(Math.exp(-logOdds)), 0);
