import { type Position, earthRadius, zoneRowsAround } from '../../../../platform/geo/position.ts';
import type { RandomSource } from '../random-source.ts';
import type { Cards } from './cards.ts';
import { squaredDistance } from './pair-appeal.ts';
import { type Groups, genders, groupOf } from './groups.ts';
import { ageOf, oldestFor, soughtGenders, wantEachOther, youngestFor } from './who.ts';

/** For each person wanted, this many of the matching ages nearby are looked at. */
const tries = 10;
/**
 * Members who look anywhere start with those nearby, like their decks: within this distance, until there are enough.
 */
const radii = [25, 100, 500, 2500];
const enoughPeople = 8000;
/** If there are more groups around, each search looks at a part of them, unless few people are there. */
const maxGroups = 96;
const fewPeople = 2000;
/** The greatest possible distance, in kilometres. */
const maxDistance = 20_015;
/** The squared distance between opposite points. */
const maxSquaredDistance = 4;

/** Finds random people who qualify, in the zones around a member. */
export class Nearby {
  private readonly cards: Cards;
  private readonly groups: Groups;
  /** The positions of the wanted genders and ages around the member: first slots, and cumulative counts. */
  private readonly ranges: number[] = [];
  private readonly ends: number[] = [];
  private count = 0;

  constructor(cards: Cards, groups: Groups) {
    this.cards = cards;
    this.groups = groups;
  }

  sample = (member: number, random: RandomSource, into: Int32Array) => {
    this.findRanges(member, random);
    if ((this.cards.who[member] as number) === 0) return 0;
    return this.count <= tries * into.length
      ? this.sampleAll(member, random, into)
      : this.try(member, random, into);
  };

  /** If few people are nearby, all are looked at. Everyone who qualifies is equally likely to be picked. */
  private sampleAll(member: number, random: RandomSource, into: Int32Array) {
    let found = 0;
    for (let index = 0; index < this.count; index += 1) {
      const slot = this.slotAt(index);
      if (!this.qualifies(member, slot)) continue;
      found += 1;
      const target = found <= into.length ? found - 1 : random.below(found);
      if (target < into.length) into[target] = slot;
    }
    return Math.min(found, into.length);
  }

  /** If many people are nearby, some are looked at until enough of them qualify. */
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
    const { ranges, ends } = this;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) <= index) low = middle + 1;
      else high = middle;
    }
    return (ranges[low] as number) + index - (low > 0 ? (ends[low - 1] as number) : 0);
  }

  private findRanges(member: number, random: RandomSource) {
    const rows = this.rowsAround(member);
    this.ranges.length = 0;
    this.ends.length = 0;
    this.count = 0;
    const { filled, filledBefore } = this.groups;
    const who = this.cards.who[member] as number;
    const sought = soughtGenders(who);
    const around = rows.map(([first, last]) => [
      filledBefore[groupOf(first, 0)] as number,
      filledBefore[groupOf(last, genders)] as number,
    ]) as [number, number][];
    const all = around.reduce((sum, [from, to]) => sum + to - from, 0);
    const step = this.countIn(rows) <= fewPeople ? 1 : Math.ceil(all / maxGroups);
    let skip = step > 1 ? random.below(step) : 0;
    for (const [from, to] of around) {
      let index = from + skip;
      for (; index < to; index += step) {
        const group = filled[index] as number;
        if ((sought >> (group % genders)) & 1)
          this.addAges(group, youngestFor(who), oldestFor(who));
      }
      skip = index - to;
    }
  }

  private rowsAround(member: number) {
    const position = this.positionOf(member);
    const reach = this.cards.reach[member] as number;
    if (reach < maxSquaredDistance)
      return zoneRowsAround(position, 2 * earthRadius * Math.asin(Math.sqrt(reach) / 2));
    for (const kilometres of radii) {
      const rows = zoneRowsAround(position, kilometres);
      if (this.countIn(rows) >= enoughPeople) return rows;
    }
    return zoneRowsAround(position, maxDistance);
  }

  private countIn(rows: readonly (readonly [number, number])[]) {
    const { starts } = this.groups;
    return rows.reduce(
      (sum, [first, last]) =>
        sum + (starts[groupOf(last, genders)] as number) - (starts[groupOf(first, 0)] as number),
      0,
    );
  }

  /** The people of a group are ordered by age. */
  private addAges(group: number, youngest: number, oldest: number) {
    const { starts } = this.groups;
    const [start, end] = [starts[group] as number, starts[group + 1] as number];
    if (start === end) return;
    const from = this.firstFrom(youngest, start, end);
    const to = this.firstFrom(oldest + 1, from, end);
    if (from === to) return;
    this.ranges.push(from);
    this.count += to - from;
    this.ends.push(this.count);
  }

  private firstFrom(age: number, start: number, end: number) {
    let [from, to] = [start, end];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (ageOf(this.cards.who[middle] as number) < age) from = middle + 1;
      else to = middle;
    }
    return from;
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
