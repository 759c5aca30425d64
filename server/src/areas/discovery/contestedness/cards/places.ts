import { zones } from '../../../../platform/geo/position.ts';
import type { Cards } from './cards.ts';
import { ageOf } from './who.ts';

export const genders = 4;
const places = (zones / 2) * genders;

/** A pair of zones next to each other, with one gender. */
export const placeOf = (zone: number, gender: number) => (zone >> 1) * genders + gender;

const ages = 128;
const most = 2 ** 22;

export interface Places {
  /** The first slot of each place. */
  readonly starts: Int32Array;
  /** The places with people, and how many of these are before each place. */
  readonly filled: Int32Array;
  readonly filledBefore: Int32Array;
}

/**
 * Sorts cards by place, and those of a place by age, so that all candidates of a person are next to each other. Returns
 * the new slot of each.
 */
export function sortByPlace(cards: Cards, placeOfCard: Int32Array) {
  const keys = Float64Array.from(
    placeOfCard,
    (place, index) => (place * ages + ageOf(cards.who[index] as number)) * most + index,
  ).toSorted();
  const slots = new Int32Array(keys.length);
  const order = Int32Array.from(keys, (key) => key % most);
  order.forEach((index, slot) => (slots[index] = slot));
  cards.reorder(order);
  const starts = new Int32Array(places + 1);
  const filledBefore = new Int32Array(places + 1);
  for (const place of placeOfCard) starts[place + 1] = (starts[place + 1] as number) + 1;
  for (let place = 0; place < places; place += 1) {
    const here = starts[place + 1] as number;
    filledBefore[place + 1] = (filledBefore[place] as number) + (here > 0 ? 1 : 0);
    starts[place + 1] = (starts[place] as number) + here;
  }
  const filled = new Int32Array(filledBefore[places] as number);
  for (let place = 0; place < places; place += 1)
    if (starts[place] !== starts[place + 1]) filled[filledBefore[place] as number] = place;
  return { slots, places: { starts, filled, filledBefore } };
}
