/** The best candidates of each viewer that have been found so far, best first. */
export class BestLists {
  readonly places: number;
  /** Of the open list. */
  length = 0;
  private readonly ids: Int32Array;
  private readonly appeals: Float32Array;
  private readonly lengths: Uint8Array;
  private readonly scores: Float64Array;
  /** The number of the last list in which a person was seen, so that nobody is in one twice. */
  private readonly metIn: Uint32Array;
  private opened = 0;
  private viewer = 0;

  /** With at most 255 places each. */
  constructor(size: number, places: number) {
    this.places = places;
    this.ids = new Int32Array(size * places);
    this.appeals = new Float32Array(size * places);
    this.lengths = new Uint8Array(size);
    this.scores = new Float64Array(places);
    this.metIn = new Uint32Array(size);
  }

  /** Sorts a list by the current values. It was nearly sorted before. */
  open(viewer: number, values: Float64Array) {
    const { ids, appeals, places } = this;
    this.viewer = viewer;
    this.opened += 1;
    this.length = 0;
    const known = this.lengths[viewer] as number;
    const start = viewer * places;
    for (let place = 0; place < known; place += 1) {
      const id = ids[start + place] as number;
      const appeal = appeals[start + place] as number;
      this.metIn[id] = this.opened;
      this.insert(id, appeal, appeal + (values[id] as number));
    }
  }

  isNew = (id: number) => this.metIn[id] !== this.opened;

  /** Adds a candidate to the open list if they are among the best. */
  offer(id: number, appeal: number, value: number) {
    this.metIn[id] = this.opened;
    const score = appeal + value;
    if (this.length === this.places && score <= (this.scores[this.places - 1] as number)) return;
    this.insert(id, appeal, score);
    this.lengths[this.viewer] = this.length;
  }

  private insert(id: number, appeal: number, score: number) {
    const { ids, appeals, scores, places } = this;
    const start = this.viewer * places;
    let place = this.length < places ? this.length++ : places - 1;
    for (; place > 0 && (scores[place - 1] as number) < score; place -= 1) {
      scores[place] = scores[place - 1] as number;
      ids[start + place] = ids[start + place - 1] as number;
      appeals[start + place] = appeals[start + place - 1] as number;
    }
    scores[place] = score;
    ids[start + place] = id;
    appeals[start + place] = appeal;
  }

  /** The people in the open list. */
  at = (place: number) => this.ids[this.viewer * this.places + place] as number;

  scoreAt = (place: number) => this.scores[place] as number;

  appealAt = (place: number) => this.appeals[this.viewer * this.places + place] as number;

  /** The place that a score has, or would have, among the first of a list. */
  placeFor(viewer: number, score: number, values: Float64Array, most: number) {
    const { ids, appeals } = this;
    const start = viewer * this.places;
    let [from, to] = [0, Math.min(most, this.lengths[viewer] as number)];
    while (from < to) {
      const middle = (from + to) >> 1;
      const id = ids[start + middle] as number;
      if ((appeals[start + middle] as number) + (values[id] as number) > score) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
