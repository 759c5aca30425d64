import { expect, test } from 'vitest';
import { type GivenAnswer, matchSides } from './compatibility.ts';

const says = (
  question: string,
  mine: number,
  accepted: number[],
  importance = 50,
): GivenAnswer => ({
  question,
  mine,
  accepted: accepted.reduce((bits, bit) => bits | (1 << bit), 0),
  importance,
});
const side = (answers: GivenAnswer[], interests: string[] = []) => ({ answers, interests });
const agreeing = (count: number) =>
  side(Array.from({ length: count }, (_, index) => says(`q${index}`, 0, [0])));

test('two who share nothing have no score', () => {
  expect(matchSides(side([], ['tea']), side([], ['jazz'])).score).toBeNull();
  const match = matchSides(side([says('a', 0, [0])]), side([says('b', 0, [0])]));
  expect(match).toEqual({
    score: null,
    sharedInterests: [],
    agreements: [],
    agreed: 0,
    sharedQuestions: 0,
    answerable: 1,
    sameHope: null,
  });
});

test('what both hope for is named only if they say the same and would accept it', () => {
  const hopes = (mine: number, ...accepted: number[]) =>
    side([says('looking-for', mine, accepted)]);
  const sameHope = (one: typeof me, other: typeof me) => matchSides(one, other).sameHope;
  const me = hopes(0, 0, 1);
  expect(sameHope(me, hopes(0, 0))).toBe(0);
  expect(sameHope(me, hopes(1, 0))).toBeNull();
  expect(sameHope(me, hopes(0, 1))).toBeNull();
  expect(matchSides(me, hopes(1, 0)).agreements).toEqual(['looking-for']);
});

test('trust 43: perfect agreement approaches 100 in steps of five, and never reaches it', () => {
  const scores = [1, 2, 5, 20, 99].map(
    (count) => matchSides(agreeing(count), agreeing(count)).score,
  );
  expect(scores).toEqual([50, 65, 85, 95, 95]);
});

test('one shared interest does not make a match of 100', () => {
  const { score } = matchSides(side([], ['tea']), side([], ['tea']));
  expect(score).toBe(50);
});

test('what matters most has the most weight', () => {
  const them = side([says('a', 1, [0, 1], 1), says('b', 0, [0, 1], 1)]);
  const minor = matchSides(side([says('a', 0, [0], 1), says('b', 0, [0], 250)]), them);
  const major = matchSides(side([says('a', 0, [0], 250), says('b', 0, [0], 1)]), them);
  expect(minor.score).toBeGreaterThan(major.score ?? 100);
  expect(major.score).toBe(5);
});

test('an irrelevant question neither helps nor harms, and does not hide an agreement', () => {
  const me = side([says('a', 0, [], 0), says('b', 0, [0])]);
  const them = side([says('a', 1, [0, 1], 0), says('b', 0, [0])]);
  const { agreements, sharedQuestions, score } = matchSides(me, them);
  expect({ agreements, sharedQuestions, score }).toEqual({
    agreements: ['b'],
    sharedQuestions: 2,
    score: 65,
  });
});

test('it is the same from both sides', () => {
  const me = side([says('a', 0, [1], 250), says('b', 2, [0, 2], 10)], ['tea', 'chess', 'jazz']);
  const them = side([says('a', 1, [0], 1), says('b', 0, [1], 50)], ['jazz', 'tea']);
  expect(matchSides(me, them).score).toBe(matchSides(them, me).score);
});

test('agreements start with the most important, and shared interests are in my order', () => {
  const both = side([says('a', 0, [0], 1), says('b', 0, [0], 250)], ['tea', 'chess']);
  expect(matchSides(both, { ...both, interests: ['chess', 'tea', 'jazz'] })).toMatchObject({
    agreements: ['b', 'a'],
    sharedInterests: ['tea', 'chess'],
  });
});
