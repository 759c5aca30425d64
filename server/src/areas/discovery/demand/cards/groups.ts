import { zones } from '../../../../platform/geo/position.ts';
import type { Cards } from './cards.ts';
import { ageOf } from './who.ts';

export const genders = 4;
const groups = (zones / 2) * genders;

/** A group has one gender in a pair of zones next to each other. */
export const groupOf = (zone: number, gender: number) => (zone >> 1) * genders + gender;

const ages = 128;
const maxCards = 2 ** 22;

export interface Groups {
  /** The first slot of each group. */
  readonly starts: Int32Array;
  /** The groups with people, and how many of these are before each group. */
  readonly filled: Int32Array;
  readonly filledBefore: Int32Array;
}

/**
 * Sorts cards by group, and those of a group by age, so that all candidates of a person are next to each other. Returns
 * the new slot of each.
 */
export function sortByGroup(cards: Cards, groupOfCard: Int32Array) {
  const keys = Float64Array.from(
    groupOfCard,
    (group, index) => (group * ages + ageOf(cards.who[index] as number)) * maxCards + index,
  ).toSorted();
  const slots = new Int32Array(keys.length);
  const order = Int32Array.from(keys, (key) => key % maxCards);
  order.forEach((index, slot) => (slots[index] = slot));
  cards.reorder(order);
  const starts = new Int32Array(groups + 1);
  const filledBefore = new Int32Array(groups + 1);
  for (const group of groupOfCard) starts[group + 1] = (starts[group + 1] as number) + 1;
  for (let group = 0; group < groups; group += 1) {
    const here = starts[group + 1] as number;
    filledBefore[group + 1] = (filledBefore[group] as number) + (here > 0 ? 1 : 0);
    starts[group + 1] = (starts[group] as number) + here;
  }
  const filled = new Int32Array(filledBefore[groups] as number);
  for (let group = 0; group < groups; group += 1)
    if (starts[group] !== starts[group + 1]) filled[filledBefore[group] as number] = group;
  return { slots, groups: { starts, filled, filledBefore } };
}
