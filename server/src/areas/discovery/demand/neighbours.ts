import type { Attention } from './attention.ts';
import type { BestLists } from './best-lists.ts';

/** Only this many candidates of each list are compared. */
const rankedCandidates = 16;

/** Finds whether to raise or lower each person, so that neighbours in lists are ordered by the matches they would make. */
export class Neighbours {
  private readonly attention: Float64Array;
  private readonly raised: Float32Array;
  private readonly lowered: Float32Array;
  private distances = 0;
  private lists = 0;

  constructor(attention: Attention, candidates: number) {
    this.attention = Float64Array.from({ length: rankedCandidates + 1 }, (_, rank) =>
      attention(rank + 1),
    );
    this.raised = new Float32Array(candidates);
    this.lowered = new Float32Array(candidates);
  }

  beginRound() {
    this.raised.fill(0);
    this.lowered.fill(0);
    this.distances = 0;
    this.lists = 0;
  }

  /** Neighbours count the more the closer they are, up to the average distance in the open list. */
  compare(viewer: number, list: BestLists, values: Float64Array) {
    const { attention } = this;
    const count = Math.min(rankedCandidates, list.length);
    if (count < 2) return;
    const distance = (list.scoreAt(0) - list.scoreAt(count - 1)) / (count - 1);
    this.distances += distance;
    this.lists += 1;
    let above = this.worth(viewer, list, 0, values);
    for (let rank = 1; rank < count; rank += 1) {
      const below = this.worth(viewer, list, rank, values);
      const closeness = 1 - (list.scoreAt(rank - 1) - list.scoreAt(rank)) / distance;
      const lost = (attention[rank - 1] as number) - (attention[rank] as number);
      const gain = closeness * lost * (below - above);
      if (closeness > 0) this.swap(list.at(rank - 1), list.at(rank), gain);
      above = below;
    }
  }

  /** The average distance between neighbours. */
  get distance() {
    return this.lists === 0 ? 0 : this.distances / this.lists;
  }

  /** The direction is -1 if every list would lower the person, and 1 if every list would raise them. */
  direction(id: number) {
    const [raised, lowered] = [this.raised[id] as number, this.lowered[id] as number];
    return raised + lowered === 0 ? 0 : (raised - lowered) / (raised + lowered);
  }

  /**
   * A candidate is worth more to a viewer whom they see near the start of their own list. The chance of a match is
   * closer to the square of the appeal, but that leaves likes less even.
   */
  private worth(viewer: number, list: BestLists, rank: number, values: Float64Array) {
    const appeal = list.appealAt(rank);
    const score = appeal + (values[viewer] as number);
    const seenAt = list.rankOf(list.at(rank), score, values, rankedCandidates);
    return Math.max(0.01, appeal) * (this.attention[seenAt] as number);
  }

  private swap(above: number, below: number, gain: number) {
    const [up, down] = gain > 0 ? [below, above] : [above, below];
    this.raised[up] = (this.raised[up] as number) + Math.abs(gain);
    this.lowered[down] = (this.lowered[down] as number) + Math.abs(gain);
  }
}
