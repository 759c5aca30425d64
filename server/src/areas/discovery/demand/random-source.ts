/** Whole numbers below a limit, the same for the same seed. */
export class RandomSource {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed + 1, 0x9e3779b1) || 1;
  }

  below(limit: number) {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return Math.floor(((x >>> 0) / 4_294_967_296) * limit);
  }
}
