/** How likely a position in a deck is looked at, compared with the first. Positions start at 1. */
export type Attention = (position: number) => number;

/** Assumed until it is measured. */
export const usualAttention: Attention = (position) => 1 / position;

export interface RankWeights {
  /** The value of each position in a list of the best to the person in it. */
  readonly weights: Float64Array;
  /**
   * From 0, where everyone should receive the same, to 1, where it should be in proportion to how much they are liked.
   */
  readonly pull: number;
}

/** Where attention falls fast, this small pull makes more matches and keeps likes nearly as even. */
const leastPull = 0.2;

/**
 * A match takes the attention of both, so a position is worth the square of its attention. Where attention falls
 * slowly, positions are not scarce, and giving everyone the same takes more from popular people than it gives to
 * others.
 */
export function rankWeightsFor(attention: Attention, capacity: number): RankWeights {
  const weights = new Float64Array(capacity);
  for (let rank = 0; rank < capacity; rank += 1)
    weights[rank] = (attention(rank + 1) / attention(1)) ** 2;
  const steepness = -Math.log10(attention(10) / attention(1));
  return { weights, pull: Math.min(1, Math.max(leastPull, 2 * (1 - steepness))) };
}
