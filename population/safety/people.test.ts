import { expect, test } from 'vitest';
import { makeSafetyPeople } from './make-people.ts';
import { type Act, badKinds, honestKinds, safetyLanguages } from './person.ts';

const sizes = { honest: 1000, bad: 100 };
const textsOf = (acts: readonly Act[]) =>
  acts.flatMap((act) => (act.do === 'write' ? [act.text] : []));

test('the same seed gives the same bad and odd people, and another one gives others', () => {
  const people = makeSafetyPeople({ seed: 1, ...sizes });
  expect(makeSafetyPeople({ seed: 1, ...sizes })).toEqual(people);
  const others = makeSafetyPeople({ seed: 2, ...sizes });
  const first = new Set(people.flatMap(({ acts }) => textsOf(acts)));
  const again = others.flatMap(({ acts }) => textsOf(acts)).filter((text) => first.has(text));
  expect(again.length).toBeLessThan(others.flatMap(({ acts }) => textsOf(acts)).length / 2);
});

test('there are people of each kind in each language, and all of them write', () => {
  const people = makeSafetyPeople({ seed: 3, ...sizes });
  expect(people.filter(({ isBad }) => isBad)).toHaveLength(sizes.bad);
  for (const language of safetyLanguages)
    for (const kind of [...badKinds, ...honestKinds]) {
      const some = people.filter((each) => each.kind === kind && each.language === language);
      expect(some.length, `${kind} in ${language}`).toBeGreaterThan(3);
    }
  for (const { acts } of people) {
    expect(textsOf(acts).join('')).not.toMatch(/[{}]|<\w+>/);
    expect(textsOf(acts).every((text) => text.trim() !== '' && text.length <= 2000)).toBe(true);
    const minutes = acts.map(({ minute }) => minute);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  }
});

test('each bad person writes to five people or more, and honest ones who paste their opener do as well', () => {
  const people = makeSafetyPeople({ seed: 4, ...sizes });
  const reach = (acts: readonly Act[]) =>
    new Set(acts.flatMap((act) => (act.do === 'write' ? [act.to] : []))).size;
  const many = people.filter(({ isBad, kind }) => isBad || kind === 'pastes-opener');
  expect(Math.min(...many.map(({ acts }) => reach(acts)))).toBeGreaterThanOrEqual(5);
});
