import type { RankWeights } from './attention.ts';
import type { BestLists } from './best-lists.ts';

/** This many candidates of each list and round are enough to know the fair shares. */
const sampledCandidates = 25;

/** What everyone receives from the lists of a round, and their fair share of it. */
export class Shares {
  private readonly aim: RankWeights;
  private readonly received: Float64Array;
  private readonly fair: Float64Array;
  private readonly met = new Int32Array(sampledCandidates);
  private readonly welcomes = new Float64Array(sampledCandidates);
  private count = 0;
  private allReceived = 0;
  private allFair = 0;

  constructor(aim: RankWeights, candidates: number) {
    this.aim = aim;
    this.received = new Float64Array(candidates);
    this.fair = new Float64Array(candidates);
  }

  /** Fair shares are added up over all rounds. */
  beginRound() {
    this.received.fill(0);
    this.allReceived = 0;
  }

  /** Counts a random person who could be in the open list. */
  meet(id: number, appeal: number) {
    if (this.count === sampledCandidates) return;
    this.met[this.count] = id;
    this.welcomes[this.count] = Math.max(0.01, appeal) ** (2 * this.aim.pull);
    this.count += 1;
  }

  /** Adds the list's value to the people in it, and the same value in equal shares to all who could be in it. */
  handOut(list: BestLists) {
    const { aim, received, fair, met, welcomes, count } = this;
    let [worth, welcome] = [0, 0];
    for (let rank = 0; rank < list.length; rank += 1) {
      const weight = aim.weights[rank] as number;
      const id = list.at(rank);
      received[id] = (received[id] as number) + weight;
      worth += weight;
    }
    for (let index = 0; index < count; index += 1) welcome += welcomes[index] as number;
    for (let index = 0; index < count; index += 1) {
      const id = met[index] as number;
      fair[id] = (fair[id] as number) + (worth * (welcomes[index] as number)) / welcome;
    }
    this.allReceived += worth;
    if (count > 0) this.allFair += worth;
    this.count = 0;
  }

  /** The logarithm of what a person received, in multiples of their fair share; 0 if they could be in no list. */
  excess(id: number) {
    const fair = (this.fair[id] as number) / this.allFair;
    if (!(fair > 0)) return 0;
    return Math.log((this.received[id] as number) / this.allReceived / fair + 1e-9);
  }
}
