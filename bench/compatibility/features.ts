import { activities, choices, qualities } from './columns.ts';
import type { Person } from './dates.ts';
import { wantedPoints } from './wanted-points.ts';

/** Numbers about a pair as the first of the two sees it. */
export type Features = (me: Person, them: Person) => number[];

const age: Features = (me, them) => {
  const gap = them.profile.age - me.profile.age;
  return [me.profile.age, them.profile.age, gap, Math.abs(gap)];
};

const life: Features = (me, them) => [
  ...[me, them].flatMap(({ profile }) => [
    profile.date,
    profile.go_out,
    ...oneOf(profile.goal, choices.goal),
    ...activities.map((activity) => profile[activity]),
  ]),
  likeness(me, them),
];

const rest: Features = (me, them) => [
  ...[me, them].flatMap(({ profile }) => [
    ...wanted(profile),
    ...qualities.map(({ own }) => profile[own]),
    ...oneOf(profile.field_cd, choices.field_cd),
    ...oneOf(profile.career_c, choices.career_c),
  ]),
  Number(me.profile.goal === them.profile.goal),
  Math.abs(me.profile.date - them.profile.date),
  Math.abs(me.profile.go_out - them.profile.go_out),
  Number(me.profile.field_cd === them.profile.field_cd),
  Number(me.profile.career_c === them.profile.career_c),
];

/** Everything known about both before they meet. */
export const everything = remembered(join(age, life, rest));

/** From few to all: with few columns a regression errs less by chance, with many it knows more. */
export const nested = [remembered(age), remembered(join(age, life)), everything];

function join(...parts: readonly Features[]): Features {
  return (me, them) => parts.flatMap((part) => part(me, them));
}

/** Every wave is held out of many trainings, with the same numbers in each. */
function remembered(features: Features): Features {
  const known = new WeakMap<Person, WeakMap<Person, number[]>>();
  return (me, them) => {
    const mine = known.get(me) ?? new WeakMap<Person, number[]>();
    known.set(me, mine);
    const row = mine.get(them) ?? features(me, them);
    mine.set(them, row);
    return row;
  };
}

const oneOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => Number(value === index + 1));

function wanted(profile: Person['profile']) {
  const points = wantedPoints(profile);
  return [0, 1, 2, 3, 4, 5].map((index) => points[index] ?? Number.NaN);
}

/** The correlation of how much both like each activity. */
function likeness(me: Person, them: Person) {
  const mine = centred(me);
  const theirs = centred(them);
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((total, value, index) => total + value * (other[index] ?? 0), 0);
  return product(mine, theirs) / Math.sqrt(product(mine, mine) * product(theirs, theirs));
}

function centred({ profile }: Person) {
  const values = activities.map((activity) => profile[activity]);
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return values.map((value) => value - mean);
}
