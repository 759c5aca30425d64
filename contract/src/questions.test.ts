import { expect, test } from 'vitest';
import { questions } from './questions.ts';

const all = Object.values(questions);

test('there are at least sixty questions, each asked once, with two to eight answers of their own', () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
  for (const { question, answers } of all) {
    expect(answers.length, question).toBeGreaterThanOrEqual(2);
    expect(answers.length, question).toBeLessThanOrEqual(8);
    expect(new Set<string>(answers).size, question).toBe(answers.length);
  }
});
