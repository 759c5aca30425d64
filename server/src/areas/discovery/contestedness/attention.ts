/** How likely a position in a deck is looked at, compared with the first. Positions start at 1. */
export type Attention = (position: number) => number;

/** Assumed until it is measured. */
export const usualAttention: Attention = (position) => 1 / position;

export interface Aim {
  /** The value of each position in a list of the best to the person in it. */
  readonly weights: Float64Array;
  /**
   * From 0, where everyone should receive the same, to 1, where it should be in proportion to how much they are liked.
   */
  readonly pull: number;
}

/** Also where attention falls fast, a little makes more matches, and likes are hardly less even. */
const leastPull = 0.2;

/**
 * A match takes the attention of both, so a position is worth the square of its attention. Where attention falls
 * slowly, positions are not scarce, and giving everyone the same takes more from popular people than it gives to
 * others.
 */
export function aimFor(attention: Attention, places: number): Aim {
  const weights = new Float64Array(places);
  for (let place = 0; place < places; place += 1)
    weights[place] = (attention(place + 1) / attention(1)) ** 2;
  const steepness = -Math.log10(attention(10) / attention(1));
  return { weights, pull: Math.min(1, Math.max(leastPull, 2 * (1 - steepness))) };
}
