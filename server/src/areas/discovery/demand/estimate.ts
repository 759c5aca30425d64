import { type Attention, rankWeightsFor } from './attention.ts';
import { BestLists } from './best-lists.ts';
import { guess } from './first-guess.ts';
import type { EstimateSize, Market, Progress } from './market.ts';
import { Neighbours } from './neighbours.ts';
import { RandomSource } from './random-source.ts';
import { Shares } from './shares.ts';

/** The first step is a share of the spread of appeals, the second of the distance between neighbours in a list. */
const steps = { first: 0.2, second: 0.5, halfAfter: 20, mostExcess: 3 };
/** A list that starts empty is filled with this many times the fresh ones. */
const fillTimes = 4;

/**
 * Finds what to add to the appeal of each member. The first rounds give everyone a fair share of the top ranks of all
 * lists: they lower people who would be in all of them, and raise people who would be in none. The last rounds swap
 * neighbours in a list if that makes more matches.
 */
export class Estimate {
  private round: number;
  private readonly values: Float64Array;
  private readonly sums: Float64Array;
  private readonly spread: number;
  private readonly lists: BestLists;
  private readonly shares: Shares;
  private readonly neighbours: Neighbours;
  private readonly market: Market;
  private readonly effort: EstimateSize;
  private readonly met: Int32Array;

  constructor(market: Market, effort: EstimateSize, attention: Attention, progress?: Progress) {
    const { size } = market;
    const first = guess(market);
    this.market = market;
    this.effort = effort;
    this.met = new Int32Array(fillTimes * effort.fresh);
    this.lists = new BestLists(size, effort.kept);
    this.shares = new Shares(rankWeightsFor(attention, effort.kept), size);
    this.neighbours = new Neighbours(attention, size);
    this.spread = first.spread;
    this.round = progress?.round ?? 0;
    this.values = progress?.values ?? first.values;
    this.sums = progress?.sums ?? new Float64Array(size);
  }

  get done() {
    return this.round >= this.effort.rounds;
  }

  get progress(): Progress {
    return { round: this.round, values: this.values, sums: this.sums };
  }

  runRound() {
    const random = new RandomSource(this.round);
    this.shares.beginRound();
    this.neighbours.beginRound();
    for (let viewer = 0; viewer < this.market.size; viewer += 1) this.look(viewer, random);
    this.move();
    this.round += 1;
  }

  /** The result is the average of the last third of the rounds. */
  result() {
    const rounds = this.effort.rounds - this.firstSummed;
    return this.sums.map((sum) => sum / rounds);
  }

  /** How many rounds of comparing neighbours are over; negative before the first. */
  private get neighbourRound() {
    return this.round - (this.effort.rounds - this.effort.neighbourRounds);
  }

  private get firstSummed() {
    return Math.floor((this.effort.rounds * 2) / 3);
  }

  private compare(viewer: number, id: number) {
    const appeal = this.market.appeal(viewer, id);
    if (this.lists.isNew(id)) this.lists.offer(id, appeal, this.values[id] as number);
    return appeal;
  }

  private look(viewer: number, random: RandomSource) {
    const { market, lists, shares } = this;
    lists.open(viewer, this.values);
    const wanted = lists.length === 0 ? this.met : this.met.subarray(0, this.effort.fresh);
    const found = market.sample(viewer, random, wanted);
    const second = this.neighbourRound >= 0;
    for (let index = 0; index < found; index += 1) {
      const id = wanted[index] as number;
      const appeal = this.compare(viewer, id);
      if (!second) shares.meet(id, appeal);
    }
    if (second) this.neighbours.compare(viewer, lists, this.values);
    else shares.handOut(lists);
  }

  /** Moves everyone in decreasing steps. Only differences matter, so their mean stays 0. Members whom no one can see stay at 0. */
  private move() {
    const { values, sums } = this;
    const change = this.neighbourRound < 0 ? this.towardsFairShares() : this.towardsMatches();
    let [all, known] = [0, 0];
    for (let id = 0; id < values.length; id += 1) {
      values[id] = (values[id] as number) + change(id);
      all += values[id] as number;
      if (values[id] !== 0) known += 1;
    }
    const counts = this.round >= this.firstSummed;
    for (let id = 0; id < values.length; id += 1) {
      if (values[id] !== 0) values[id] = (values[id] as number) - all / known;
      if (counts) sums[id] = (sums[id] as number) + (values[id] as number);
    }
  }

  private towardsFairShares() {
    const step = (steps.first * this.spread) / (1 + this.round / steps.halfAfter);
    const limit = (excess: number) =>
      Math.max(-steps.mostExcess, Math.min(steps.mostExcess, excess));
    return (id: number) => -step * limit(this.shares.excess(id));
  }

  private towardsMatches() {
    const { neighbours } = this;
    const step = (steps.second * neighbours.distance) / (1 + this.neighbourRound / steps.halfAfter);
    return (id: number) => step * neighbours.direction(id);
  }
}
