/** Two sides of people with a taste for everyone of the other side, and a service's estimates of these tastes. */
export interface SyntheticMarket {
  readonly left: number;
  readonly right: number;
  /** How much each of the left likes each of the right, and the other way round; both by left, then right. */
  readonly tastes: Sides;
  readonly estimates: Sides;
  /** 1 where the two may match. */
  readonly meets: Uint8Array;
}

interface Sides {
  readonly ofLeft: Float64Array;
  readonly ofRight: Float64Array;
}

export const preferences = ['everyone', 'ages', 'some'] as const;
export type Preferences = (typeof preferences)[number];

export interface MarketKind {
  readonly left: number;
  readonly right: number;
  /** The share of a taste that all have in common. */
  readonly crowding: number;
  /** The deviation of estimates from tastes. */
  readonly noise: number;
  readonly preferences: Preferences;
  readonly seed: number;
}

export function createMarket(kind: MarketKind): SyntheticMarket {
  const { left, right, noise, seed } = kind;
  const random = randomFrom(seed);
  const tastes = createTastes(kind, random);
  const estimate = (taste: Float64Array) =>
    noise > 0 ? taste.map((value) => chance(value + noise * normal(random))) : taste;
  return {
    left,
    right,
    tastes,
    estimates: { ofLeft: estimate(tastes.ofLeft), ofRight: estimate(tastes.ofRight) },
    meets: createPreferences(kind, random),
  };
}

/** Partly individual, uniform, and partly shared by all: the first of a side is liked best, the last least. */
function createTastes({ left, right, crowding }: MarketKind, random: () => number): Sides {
  const [ofLeft, ofRight] = [new Float64Array(left * right), new Float64Array(left * right)];
  const taste = (index: number, count: number) =>
    (1 - crowding) * random() + crowding * (1 - index / (count - 1));
  for (let row = 0; row < left; row += 1)
    for (let column = 0; column < right; column += 1) {
      ofLeft[row * right + column] = taste(column, right);
      ofRight[row * right + column] = taste(row, left);
    }
  return { ofLeft, ofRight };
}

/** Ages from 18 to 60 with a preference of this many years up and down, or a third of all pairs. */
function createPreferences({ left, right, preferences: kind }: MarketKind, random: () => number) {
  const meets = new Uint8Array(left * right).fill(1);
  if (kind === 'everyone') return meets;
  const age = () => 18 + 42 * random();
  const people = Array.from({ length: left + right }, () => ({
    age: age(),
    years: 4 + 8 * random(),
  }));
  return meets.map((_, pair) => {
    const [one, two] = [people[Math.floor(pair / right)], people[left + (pair % right)]];
    if (kind === 'some' || !one || !two) return random() < 1 / 3 ? 1 : 0;
    return Math.abs(one.age - two.age) <= Math.min(one.years, two.years) ? 1 : 0;
  });
}

const chance = (value: number) => Math.min(1, Math.max(0, value));

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The same numbers from 0 to 1 for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
