import { type Position, earthRadius, zoneRowsAround } from '../../../../platform/geo/position.ts';
import type { RandomSource } from '../random-source.ts';
import type { Cards } from './cards.ts';
import { squaredDistance } from './pair-appeal.ts';
import { type Places, genders, placeOf } from './places.ts';
import { ageOf, oldestFor, soughtBy, wantEachOther, youngestFor } from './who.ts';

/** For each person wanted, this many of the matching ages nearby are looked at. */
const tries = 10;
/**
 * Members who look anywhere start with those nearby, like their decks: within this distance, until there are enough.
 */
const everywhere = [25, 100, 500, 2500];
const enough = 8000;
/** From more places around, others are looked at each time, unless few people are there. */
const mostPlaces = 96;
const few = 2000;
/** In kilometres, the greatest possible distance. */
const halfAround = 20_015;
/** The squared distance between opposite points. */
const opposite = 4;

/** Finds random people who qualify, in the zones around a member. */
export class Nearby {
  private readonly cards: Cards;
  private readonly places: Places;
  /** The positions of the wanted genders and ages around the member: first slots, and cumulative counts. */
  private readonly ranges: number[] = [];
  private readonly ends: number[] = [];
  private count = 0;

  constructor(cards: Cards, places: Places) {
    this.cards = cards;
    this.places = places;
  }

  sample = (member: number, random: RandomSource, into: Int32Array) => {
    this.lookAround(member, random);
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
      const place = found <= into.length ? found - 1 : random.below(found);
      if (place < into.length) into[place] = slot;
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

  private lookAround(member: number, random: RandomSource) {
    const rows = this.rowsAround(member);
    this.ranges.length = 0;
    this.ends.length = 0;
    this.count = 0;
    const { filled, filledBefore } = this.places;
    const who = this.cards.who[member] as number;
    const sought = soughtBy(who);
    const around = rows.map(([first, last]) => [
      filledBefore[placeOf(first, 0)] as number,
      filledBefore[placeOf(last, genders)] as number,
    ]) as [number, number][];
    const all = around.reduce((sum, [from, to]) => sum + to - from, 0);
    const step = this.countIn(rows) <= few ? 1 : Math.ceil(all / mostPlaces);
    let skip = step > 1 ? random.below(step) : 0;
    for (const [from, to] of around) {
      let index = from + skip;
      for (; index < to; index += step) {
        const place = filled[index] as number;
        if ((sought >> (place % genders)) & 1)
          this.addAges(place, youngestFor(who), oldestFor(who));
      }
      skip = index - to;
    }
  }

  private rowsAround(member: number) {
    const position = this.positionOf(member);
    const reach = this.cards.reach[member] as number;
    if (reach < opposite)
      return zoneRowsAround(position, 2 * earthRadius * Math.asin(Math.sqrt(reach) / 2));
    for (const kilometres of everywhere) {
      const rows = zoneRowsAround(position, kilometres);
      if (this.countIn(rows) >= enough) return rows;
    }
    return zoneRowsAround(position, halfAround);
  }

  private countIn(rows: readonly (readonly [number, number])[]) {
    const { starts } = this.places;
    return rows.reduce(
      (sum, [first, last]) =>
        sum + (starts[placeOf(last, genders)] as number) - (starts[placeOf(first, 0)] as number),
      0,
    );
  }

  /** The people of a place are ordered by age. */
  private addAges(place: number, youngest: number, oldest: number) {
    const { starts } = this.places;
    const [start, end] = [starts[place] as number, starts[place + 1] as number];
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
