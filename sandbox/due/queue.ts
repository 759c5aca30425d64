export interface Entry {
  time: number;
  id: string;
}

/** A binary heap: the earliest entry comes first, and of two at the same time the one added first. */
export class Queue {
  private readonly heap: (Entry & { order: number })[] = [];
  private added = 0;

  get first(): Entry | undefined {
    return this.heap[0];
  }

  push(entry: Entry): void {
    this.heap.push({ ...entry, order: this.added });
    this.added += 1;
    let index = this.heap.length - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.isBefore(index, parent)) break;
      this.swap(index, parent);
      index = parent;
    }
  }

  pop(): Entry | undefined {
    const [first] = this.heap;
    const last = this.heap.pop();
    if (this.heap.length > 0 && last) {
      this.heap[0] = last;
      this.sink(0);
    }
    return first;
  }

  private sink(start: number): void {
    let index = start;
    for (;;) {
      const left = 2 * index + 1;
      let least = index;
      if (left < this.heap.length && this.isBefore(left, least)) least = left;
      if (left + 1 < this.heap.length && this.isBefore(left + 1, least)) least = left + 1;
      if (least === index) return;
      this.swap(index, least);
      index = least;
    }
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.heap[one], this.heap[other]];
    if (!a || !b) return false;
    return a.time === b.time ? a.order < b.order : a.time < b.time;
  }

  private swap(one: number, other: number): void {
    const [a, b] = [this.heap[one], this.heap[other]];
    if (!a || !b) return;
    this.heap[one] = b;
    this.heap[other] = a;
  }
}
