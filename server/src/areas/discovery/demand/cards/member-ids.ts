/** The ids of members in the order of the database, sixteen bytes each, with the slot of each. */
export class MemberIds {
  length = 0;
  private readonly words: Uint32Array;
  private slots: Int32Array;

  constructor(most: number) {
    this.words = new Uint32Array(4 * most);
    this.slots = new Int32Array(most);
  }

  /** Ids have to be added in ascending order. */
  add(id: string) {
    this.words.set(wordsOf(id), 4 * this.length);
    this.slots[this.length] = this.length;
    this.length += 1;
  }

  setSlots(slots: Int32Array) {
    this.slots = slots;
  }

  slotAt = (index: number) => this.slots[index] as number;

  idAt(index: number) {
    const hex = Array.from(this.words.subarray(4 * index, 4 * index + 4), (word) =>
      word.toString(16).padStart(8, '0'),
    ).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  /** -1 if it is missing. */
  find(id: string) {
    const wanted = wordsOf(id);
    let [from, to] = [0, this.length - 1];
    while (from <= to) {
      const middle = (from + to) >> 1;
      const order = this.compare(middle, wanted);
      if (order === 0) return this.slotAt(middle);
      if (order < 0) from = middle + 1;
      else to = middle - 1;
    }
    return -1;
  }

  private compare(index: number, wanted: readonly number[]) {
    for (let word = 0; word < 4; word += 1) {
      const difference = (this.words[4 * index + word] as number) - (wanted[word] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

function wordsOf(id: string) {
  const hex = id.replaceAll('-', '');
  return [0, 8, 16, 24].map((start) => Number.parseInt(hex.slice(start, start + 8), 16));
}
