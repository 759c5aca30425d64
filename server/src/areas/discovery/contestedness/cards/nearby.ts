import { type Position, earthRadius, zoneRowsAround } from '../../../../platform/geo/position.ts';
import type { RandomSource } from '../random-source.ts';
import type { Cards } from './cards.ts';
import { squaredDistance } from './pair-appeal.ts';
import { genders, placeOf } from './places.ts';
import { soughtBy, wantEachOther } from './who.ts';

/** For each one wanted, so many are looked at. */
const tries = 30;
/** Whoever looks anywhere looks among those around first, like their decks: so far, until there are enough. */
const everywhere = [25, 100, 500, 2500, 20_015];
const enough = 3000;
/** The squared distance between opposite points. */
const opposite = 4;

/** Finds people who qualify, at random, in the zones around a member. */
export class Nearby {
  private readonly cards: Cards;
  /** The first slot of each place. */
  private readonly starts: Int32Array;
  /** Pairs of slots with everyone of the sought genders around the member. */
  private ranges: number[] = [];
  private count = 0;

  constructor(cards: Cards, starts: Int32Array) {
    this.cards = cards;
    this.starts = starts;
  }

  sample = (member: number, random: RandomSource, into: Int32Array) => {
    this.lookAround(member);
    if ((this.cards.who[member] as number) === 0) return 0;
    return this.count <= tries * into.length
      ? this.sampleAll(member, random, into)
      : this.try(member, random, into);
  };

  /** Of few people around, all are looked at. Each who qualifies is as likely as the others to be among those taken. */
  private sampleAll(member: number, random: RandomSource, into: Int32Array) {
    let found = 0;
    for (let range = 0; range < this.ranges.length; range += 2) {
      const to = this.ranges[range + 1] as number;
      for (let slot = this.ranges[range] as number; slot < to; slot += 1) {
        if (!this.qualifies(member, slot)) continue;
        found += 1;
        const place = found <= into.length ? found - 1 : random.below(found);
        if (place < into.length) into[place] = slot;
      }
    }
    return Math.min(found, into.length);
  }

  /** Of many people around, some are looked at until enough of them qualify. */
  private try(member: number, random: RandomSource, into: Int32Array) {
    let found = 0;
    for (let left = tries * into.length; left > 0 && found < into.length; left -= 1) {
      const slot = this.slotAt(random.below(this.count));
      if (this.qualifies(member, slot)) into[found++] = slot;
    }
    return found;
  }

  private qualifies(member: number, slot: number) {
    const { who, reach } = this.cards;
    if (!wantEachOther(who[member] as number, who[slot] as number) || slot === member) return false;
    const squared = squaredDistance(this.cards, member, slot);
    return squared <= (reach[member] as number) && squared <= (reach[slot] as number);
  }

  private slotAt(index: number) {
    const { ranges } = this;
    let rest = index;
    for (let range = 0; range < ranges.length; range += 2) {
      const [from, to] = [ranges[range] as number, ranges[range + 1] as number];
      if (rest < to - from) return from + rest;
      rest -= to - from;
    }
    throw new RangeError(`There are no ${index} around`);
  }

  private lookAround(member: number) {
    const reach = this.cards.reach[member] as number;
    if (reach < opposite) {
      this.collect(member, 2 * earthRadius * Math.asin(Math.sqrt(reach) / 2));
      return;
    }
    for (const kilometres of everywhere) {
      this.collect(member, kilometres);
      if (this.count >= enough) return;
    }
  }

  private collect(member: number, kilometres: number) {
    const { starts } = this;
    this.ranges = [];
    this.count = 0;
    const rows = zoneRowsAround(this.positionOf(member), kilometres);
    const sought = soughtBy(this.cards.who[member] as number);
    for (let gender = 0; gender < genders; gender += 1) {
      if (((sought >> gender) & 1) === 0) continue;
      for (const [first, last] of rows) {
        const from = starts[placeOf(first, gender)] as number;
        const to = starts[placeOf(last, gender) + 1] as number;
        if (from < to) this.ranges.push(from, to);
        this.count += to - from;
      }
    }
  }

  private positionOf(member: number): Position {
    const { x, y, z } = this.cards;
    const degrees = 180 / Math.PI;
    return {
      latitude: Math.asin(z[member] as number) * degrees,
      longitude: Math.atan2(y[member] as number, x[member] as number) * degrees,
    };
  }
}
