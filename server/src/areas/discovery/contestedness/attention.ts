/** How likely a position of a deck is looked at, compared with the first. Positions begin at 1. */
export type Attention = (position: number) => number;

/** As long as nobody has measured it. */
export const usualAttention: Attention = (position) => 1 / position;

export interface Aim {
  /** What each place of a list of the best is worth to whoever is in it. */
  readonly weights: Float64Array;
  /** From 0, where everyone should receive the same, to 1, where it should be in proportion to how welcome they are. */
  readonly pull: number;
}

/** Also where attention falls fast, a little makes more matches, and likes are hardly less even. */
const leastPull = 0.2;

/**
 * A match takes the attention of both, so a place is worth the square of its attention. Where attention falls slowly,
 * places are no scarce good, and giving everyone the same takes more from the welcome than it gives to others.
 */
export function aimFor(attention: Attention, places: number): Aim {
  const weights = new Float64Array(places);
  for (let place = 0; place < places; place += 1)
    weights[place] = (attention(place + 1) / attention(1)) ** 2;
  const steepness = -Math.log10(attention(10) / attention(1));
  return { weights, pull: Math.min(1, Math.max(leastPull, 2 * (1 - steepness))) };
}
