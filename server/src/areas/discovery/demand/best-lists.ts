/** The best candidates of each viewer that have been found so far, best first. */
export class BestLists {
  readonly capacity: number;
  /** The number of people in the open list. */
  length = 0;
  private readonly ids: Int32Array;
  private readonly appeals: Float32Array;
  private readonly lengths: Uint8Array;
  private readonly scores: Float64Array;
  /** The number of the last list in which a person was seen, so that no one is in a list twice. */
  private readonly metIn: Uint32Array;
  private opened = 0;
  private viewer = 0;

  /** The capacity of a list is at most 255. */
  constructor(size: number, capacity: number) {
    this.capacity = capacity;
    this.ids = new Int32Array(size * capacity);
    this.appeals = new Float32Array(size * capacity);
    this.lengths = new Uint8Array(size);
    this.scores = new Float64Array(capacity);
    this.metIn = new Uint32Array(size);
  }

  /** Sorts a list by the current values. It was nearly sorted before. */
  open(viewer: number, values: Float64Array) {
    const { ids, appeals, capacity } = this;
    this.viewer = viewer;
    this.opened += 1;
    this.length = 0;
    const known = this.lengths[viewer] as number;
    const start = viewer * capacity;
    for (let rank = 0; rank < known; rank += 1) {
      const id = ids[start + rank] as number;
      const appeal = appeals[start + rank] as number;
      this.metIn[id] = this.opened;
      this.insert(id, appeal, appeal + (values[id] as number));
    }
  }

  isNew = (id: number) => this.metIn[id] !== this.opened;

  /** Adds a candidate to the open list if they are among the best. */
  offer(id: number, appeal: number, value: number) {
    this.metIn[id] = this.opened;
    const score = appeal + value;
    if (this.length === this.capacity && score <= (this.scores[this.capacity - 1] as number))
      return;
    this.insert(id, appeal, score);
    this.lengths[this.viewer] = this.length;
  }

  private insert(id: number, appeal: number, score: number) {
    const { ids, appeals, scores, capacity } = this;
    const start = this.viewer * capacity;
    let rank = this.length < capacity ? this.length++ : capacity - 1;
    for (; rank > 0 && (scores[rank - 1] as number) < score; rank -= 1) {
      scores[rank] = scores[rank - 1] as number;
      ids[start + rank] = ids[start + rank - 1] as number;
      appeals[start + rank] = appeals[start + rank - 1] as number;
    }
    scores[rank] = score;
    ids[start + rank] = id;
    appeals[start + rank] = appeal;
  }

  /** The people in the open list. */
  at = (rank: number) => this.ids[this.viewer * this.capacity + rank] as number;

  scoreAt = (rank: number) => this.scores[rank] as number;

  appealAt = (rank: number) => this.appeals[this.viewer * this.capacity + rank] as number;

  /** The rank that a score has, or would have, among the first of a list. */
  rankOf(viewer: number, score: number, values: Float64Array, maxRank: number) {
    const { ids, appeals } = this;
    const start = viewer * this.capacity;
    let [from, to] = [0, Math.min(maxRank, this.lengths[viewer] as number)];
    while (from < to) {
      const middle = (from + to) >> 1;
      const id = ids[start + middle] as number;
      if ((appeals[start + middle] as number) + (values[id] as number) > score) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
