/** Bits of a question number are in the word `number >> 5`. */
export const questionWords = 3;
export const questions = 80;
/** Bits of interests that `questions` of a card has, and those beside it. */
export const interestsOfQuestions = 96;
export const moreInterests = 64;
export const interestWords = (interestsOfQuestions + moreInterests) / 32;

/**
 * What an estimate reads of each card, as columns, because a million objects would take gigabytes. Members have slots
 * in the order of their groups, so that people near each other are also near in memory. What members chose about each other
 * is no part of it, as several accounts of one person could read single choices from the order of people.
 */
export class Cards {
  readonly size: number;
  /** Gender, sought genders, age, and sought ages: see `whoBits`. 0 for an empty slot. */
  readonly who: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly reach: Float32Array;
  /**
   * A byte for each question, with a bit for each answer. The member's own, and those of others: the lower four bits are
   * accepted, the upper four at least allowed.
   */
  readonly says: Uint8Array;
  readonly wants: Uint8Array;
  /** A bit for each question that was answered, and that matters. */
  readonly answered: Int32Array;
  readonly asks: Int32Array;
  readonly interests: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.who = new Int32Array(size);
    this.x = new Float64Array(size);
    this.y = new Float64Array(size);
    this.z = new Float64Array(size);
    this.reach = new Float32Array(size);
    this.says = new Uint8Array(size * questions);
    this.wants = new Uint8Array(size * questions);
    this.answered = new Int32Array(size * questionWords);
    this.asks = new Int32Array(size * questionWords);
    this.interests = new Int32Array(size * interestWords);
  }

  /** Moves the cards to new slots. */
  reorder(order: Int32Array) {
    for (const column of Object.values(this).filter((each) => ArrayBuffer.isView(each))) {
      const values = column as Int32Array;
      const width = values.length / this.size;
      const before = values.slice();
      order.forEach((from, slot) => {
        for (let part = 0; part < width; part += 1)
          values[slot * width + part] = before[from * width + part] as number;
      });
    }
  }
}
