import { type Position, earthRadius, pointOf } from '../../src/platform/geo/position.ts';

/** What a viewer learns about others at one place. */
export interface Look {
  readonly from: Position;
  /** The rounded distances on cards. */
  readonly distances: ReadonlyMap<string, number>;
  /** Exactly everyone within this distance, in the order of their distance. */
  readonly within?: number;
  readonly order?: readonly string[];
}

interface Hint {
  readonly from: ReturnType<typeof pointOf>;
  /** How far a place at this distance is from what was learned. */
  readonly misfit: (kilometres: number) => number;
}

/** The places that best fit what was learned at all places together. */
export function locateAll(ids: readonly string[], looks: readonly Look[], begin: Position) {
  const places = new Map(ids.map((id) => [id, begin]));
  // The order reveals more once the rough places are known.
  for (let round = 0; round < 4; round += 1) {
    const ranked = round === 0 ? [] : looks.map((look) => distancesByOrder(look, places));
    for (const id of ids) {
      const hints = looks.flatMap((look, index) => hintsOf(id, look, ranked[index]));
      places.set(id, fit(hints, begin));
    }
  }
  return places;
}

function hintsOf(id: string, look: Look, ranked?: ReadonlyMap<string, number>): Hint[] {
  const { distances, within, order } = look;
  const from = pointOf(look.from);
  const [reported, byOrder] = [distances.get(id), ranked?.get(id)];
  const hints: Hint['misfit'][] = [];
  if (reported !== undefined)
    hints.push((real) => (reported === 1 && real < 2 ? 0 : (real - reported) ** 2));
  if (within !== undefined) {
    const inside = order?.includes(id);
    hints.push((real) => 4 * Math.max(0, inside ? real - within : within - real) ** 2);
  }
  if (byOrder !== undefined) hints.push((real) => (real - byOrder) ** 2);
  return hints.map((misfit) => ({ from, misfit }));
}

/** The first of a list gets the smallest of its people's distances, and so on. */
function distancesByOrder({ from, order = [] }: Look, places: ReadonlyMap<string, Position>) {
  const origin = pointOf(from);
  const sorted = order
    .map((id) => distance(origin, pointOf(places.get(id) ?? from)))
    .toSorted((a, b) => a - b);
  return new Map(order.map((id, index) => [id, sorted[index] ?? 0]));
}

const distance = (a: Hint['from'], b: Hint['from']) =>
  earthRadius * Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);

/** A search around the best place so far, in decreasing steps. */
function fit(hints: readonly Hint[], begin: Position): Position {
  const misfitAt = (at: Position) => {
    const point = pointOf(at);
    return hints.reduce((sum, { from, misfit }) => sum + misfit(distance(from, point)), 0);
  };
  let [best, least] = [begin, misfitAt(begin)];
  for (let step = 0.04; step > 0.0002; step /= 2) {
    const { latitude, longitude } = best;
    for (let north = -3; north <= 3; north += 1)
      for (let east = -3; east <= 3; east += 1) {
        const at = { latitude: latitude + north * step, longitude: longitude + east * step };
        const misfit = misfitAt(at);
        if (misfit < least) [best, least] = [at, misfit];
      }
  }
  return best;
}
