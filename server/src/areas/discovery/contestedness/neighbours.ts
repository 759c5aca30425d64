import type { Attention } from './attention.ts';
import type { BestLists } from './best-lists.ts';

/** This many places of each list count. */
const most = 16;

/** In which direction people should move, so that neighbours in lists are in the order of the matches they would make. */
export class Neighbours {
  private readonly attention: Float64Array;
  private readonly raised: Float32Array;
  private readonly lowered: Float32Array;
  private distances = 0;
  private lists = 0;

  constructor(attention: Attention, candidates: number) {
    this.attention = Float64Array.from({ length: most + 1 }, (_, place) => attention(place + 1));
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
    const count = Math.min(most, list.length);
    if (count < 2) return;
    const distance = (list.scoreAt(0) - list.scoreAt(count - 1)) / (count - 1);
    this.distances += distance;
    this.lists += 1;
    let above = this.worth(viewer, list, 0, values);
    for (let place = 1; place < count; place += 1) {
      const below = this.worth(viewer, list, place, values);
      const closeness = 1 - (list.scoreAt(place - 1) - list.scoreAt(place)) / distance;
      const lost = (attention[place - 1] as number) - (attention[place] as number);
      const gain = closeness * lost * (below - above);
      if (closeness > 0) this.swap(list.at(place - 1), list.at(place), gain);
      above = below;
    }
  }

  /** The average distance between neighbours. */
  get distance() {
    return this.lists === 0 ? 0 : this.distances / this.lists;
  }

  /** From -1, if everything is for lowering a person, to 1. */
  direction(id: number) {
    const [raised, lowered] = [this.raised[id] as number, this.lowered[id] as number];
    return raised + lowered === 0 ? 0 : (raised - lowered) / (raised + lowered);
  }

  /**
   * A candidate is worth more to a viewer whom they see near the start of their own list. The chance of a match is
   * closer to the square of the appeal, but that leaves likes less even.
   */
  private worth(viewer: number, list: BestLists, place: number, values: Float64Array) {
    const appeal = list.appealAt(place);
    const score = appeal + (values[viewer] as number);
    const seenAt = list.placeFor(list.at(place), score, values, most);
    return Math.max(0.01, appeal) * (this.attention[seenAt] as number);
  }

  private swap(above: number, below: number, gain: number) {
    const [up, down] = gain > 0 ? [below, above] : [above, below];
    this.raised[up] = (this.raised[up] as number) + Math.abs(gain);
    this.lowered[down] = (this.lowered[down] as number) + Math.abs(gain);
  }
}
