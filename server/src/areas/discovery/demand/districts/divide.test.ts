import { expect, test } from 'vitest';
import { zonesPerRow } from '../../../../platform/geo/position.ts';
import { type Rectangle, type ZoneCount, divide, includes, world } from './divide.ts';

const zone = (row: number, column: number) => row * zonesPerRow + column;

/** A city with most people in the middle, and a village far away. */
const counts: ZoneCount[] = Array.from({ length: 400 }, (_, index) => {
  const [row, column] = [Math.floor(index / 20), index % 20];
  const distance = Math.hypot(row - 10, column - 10);
  return { zone: zone(520 + row, 700 + column), cards: Math.ceil(500 / (1 + distance ** 2)) };
}).concat({ zone: zone(200, 100), cards: 30 });
const all = counts.reduce((sum, { cards }) => sum + cards, 0);
const cardsIn = (rectangle: Rectangle) =>
  counts.reduce((sum, each) => sum + (includes(rectangle, each.zone) ? each.cards : 0), 0);

test('few people are one district, which is the world', () => {
  expect(divide(counts, all)).toMatchObject([{ people: world, cards: all }]);
  expect(divide([], 10)).toEqual([]);
});

test.each([2000, 500, 100])('everyone is in one district of at most %i', (most) => {
  const districts = divide(counts, most);
  for (const each of counts)
    expect(districts.filter(({ people }) => includes(people, each.zone))).toHaveLength(1);
  for (const { people, around, cards } of districts) {
    const inhabited = counts.filter((each) => includes(people, each.zone));
    expect(cards).toBe(cardsIn(people));
    expect(inhabited.filter((each) => !includes(around, each.zone))).toEqual([]);
    expect(inhabited.length === 1 || cards <= most).toBe(true);
  }
  expect(districts.length).toBeLessThan(4 * (all / most) + 2);
});

test('a ring has as many people as a district, as far as there are any', () => {
  const even = Array.from({ length: 1600 }, (_, index) => ({
    zone: zone(340 + Math.floor(index / 40), 700 + (index % 40)),
    cards: 10,
  }));
  const districts = divide(even, 2000);
  expect(districts).toHaveLength(8);
  for (const { around, cards } of districts) {
    const taking = even.filter((each) => includes(around, each.zone)).length * 10;
    expect(taking).toBeLessThanOrEqual(4000);
    expect(taking).toBeGreaterThan(1.3 * cards);
  }
});

test('a ring has as many kilometres in each direction, and ends at the edges of the map', () => {
  const around = (row: number, column: number) =>
    divide([{ zone: zone(row, column), cards: 1 }], 1)[0]?.around;
  expect(around(360, 700)).toEqual({ south: 352, north: 368, west: 691, east: 709 });
  // At 60 degrees zones are half as wide.
  expect(around(600, 700)).toEqual({ south: 592, north: 608, west: 683, east: 717 });
  expect(around(360, 1438)).toMatchObject({ east: 1439 });
});
