import { zones, zonesPerRow } from '../../../../platform/geo/position.ts';

/** Rows and columns of zones, with the last of each. */
export interface Rectangle {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A part of the world whose people are estimated together. */
export interface District {
  /** Whose bonuses are found. */
  readonly people: Rectangle;
  /** Who takes part in the estimate: the people, and a ring of others around them. */
  readonly around: Rectangle;
  /** The number of people. */
  readonly cards: number;
}

export interface ZoneCount {
  readonly zone: number;
  readonly cards: number;
}

const zoneRows = Math.floor(zones / zonesPerRow) + 1;

export const world: Rectangle = { south: 0, north: zoneRows - 1, west: 0, east: zonesPerRow - 1 };

/** The widest ring with which a district has at most twice the cards is taken. A row is 28 km high. */
const ringRows = [8, 4, 2, 1];

const rowOf = (zone: number) => Math.floor(zone / zonesPerRow);
const columnOf = (zone: number) => zone % zonesPerRow;

export const includes = ({ south, north, west, east }: Rectangle, zone: number) =>
  rowOf(zone) >= south && rowOf(zone) <= north && columnOf(zone) >= west && columnOf(zone) <= east;

/** Divides the world into districts with at most this many cards, or of one zone. */
export function divide(counts: readonly ZoneCount[], most: number): District[] {
  return split({ people: world, counts }, most).map((part) => {
    const { cards, rows, columns } = aboutPart(part);
    const near = ringRows.map((ring) => withRing(rows, columns, ring));
    const around = near.find((rectangle) => count(counts, rectangle) <= 2 * most) ?? near.at(-1);
    return { people: part.people, around: around ?? part.people, cards };
  });
}

/** The part where people are, with a ring of as many kilometres on each side. It ends at the date line. */
function withRing(rows: Span, columns: Span, ring: number): Rectangle {
  const [south, north] = [Math.max(0, rows.first - ring), Math.min(world.north, rows.last + ring)];
  const more = Math.ceil(ring / Math.min(widthIn(south), widthIn(north)));
  return {
    south,
    north,
    west: Math.max(0, columns.first - more),
    east: Math.min(world.east, columns.last + more),
  };
}

/** The width of a zone in this row, in heights. */
const widthIn = (row: number) =>
  Math.max(1 / zonesPerRow, Math.cos(((row + 0.5) / zoneRows - 0.5) * Math.PI));

function count(counts: readonly ZoneCount[], rectangle: Rectangle) {
  let sum = 0;
  for (const { zone, cards } of counts) if (includes(rectangle, zone)) sum += cards;
  return sum;
}

interface Part {
  readonly people: Rectangle;
  /** Those in it. */
  readonly counts: readonly ZoneCount[];
}

const aboutPart = ({ counts }: Part) => ({
  cards: counts.reduce((sum, each) => sum + each.cards, 0),
  rows: spanOf(counts, rowOf),
  columns: spanOf(counts, columnOf),
});

/** Halves a part with too many cards across the longer side of where they are. */
function split(part: Part, most: number): Part[] {
  const { people, counts } = part;
  const { cards, rows, columns } = aboutPart(part);
  if (cards === 0) return [];
  if (cards <= most || rows.length * columns.length === 1) return [part];
  const width = columns.length * widthIn(Math.floor((rows.first + rows.last) / 2));
  const acrossRows = rows.length > 1 && (rows.length >= width || columns.length === 1);
  const placeOf = acrossRows ? rowOf : columnOf;
  const end = lastOfHalf(counts, placeOf, acrossRows ? rows : columns);
  const isLower = ({ zone }: ZoneCount) => placeOf(zone) <= end;
  const lower = {
    people: { ...people, ...(acrossRows ? { north: end } : { east: end }) },
    counts: counts.filter(isLower),
  };
  const upper = {
    people: { ...people, ...(acrossRows ? { south: end + 1 } : { west: end + 1 }) },
    counts: counts.filter((each) => !isLower(each)),
  };
  return [...split(lower, most), ...split(upper, most)];
}

interface Span {
  readonly first: number;
  readonly last: number;
  readonly length: number;
}

function spanOf(counts: readonly ZoneCount[], placeOf: (zone: number) => number): Span {
  let [first, last] = [Infinity, -Infinity];
  for (const { zone } of counts) {
    first = Math.min(first, placeOf(zone));
    last = Math.max(last, placeOf(zone));
  }
  return { first, last, length: last - first + 1 };
}

/** Both halves have people, and as nearly the same number as possible. */
function lastOfHalf(
  counts: readonly ZoneCount[],
  placeOf: (zone: number) => number,
  { first, last, length }: Span,
) {
  const cards = new Float64Array(length);
  let all = 0;
  for (const each of counts) {
    const place = placeOf(each.zone) - first;
    cards[place] = (cards[place] as number) + each.cards;
    all += each.cards;
  }
  let [below, best, least] = [0, first, Infinity];
  for (let place = first; place < last; place += 1) {
    below += cards[place - first] as number;
    const difference = Math.abs(all - 2 * below);
    if (difference < least) [best, least] = [place, difference];
  }
  return best;
}
