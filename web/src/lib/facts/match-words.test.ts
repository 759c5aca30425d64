import { questionNames } from '@kindred/contract/profiles/questions';
import { expect, test } from 'vitest';
import { type Match, gradeOf, missingAnswers, reasonsOf } from './match-words.ts';
import { messages as topics } from '#texts/topics.ts';

const nothing = {
  sharedInterests: [],
  agreements: [],
  agreed: 0,
  sharedQuestions: 0,
  answerable: 0,
  sameHope: null,
};
const matchOf = (score: number | null, change: Partial<Match['compatibility']> = {}): Match => ({
  compatibilityScore: score,
  compatibility: { ...nothing, ...change },
});

test.each([
  [95, 5, 'strong'],
  [80, 5, 'strong'],
  [75, 5, 'good'],
  [60, 5, 'good'],
  [55, 5, 'some'],
  [40, 5, 'some'],
  [35, 5, 'low'],
  [0, 20, 'low'],
  [95, 4, null],
  [50, 0, null],
  [null, 0, null],
])('a score of %s from %i answers is %s', (score, sharedQuestions, grade) => {
  expect(gradeOf(matchOf(score, { sharedQuestions }))).toBe(grade);
});

test('questions are offered only if answering them brings a number', () => {
  const missing = (sharedQuestions: number, answerable: number) =>
    missingAnswers(matchOf(50, { sharedQuestions, answerable }));
  expect(missing(2, 3)).toBe(3);
  expect(missing(0, 20)).toBe(5);
  expect(missing(4, 0)).toBeNull();
  expect(missing(2, 2)).toBeNull();
  expect(missing(5, 3)).toBeNull();
});

test('reasons are named, what both hope for first', () => {
  expect(
    reasonsOf(
      matchOf(80, {
        agreements: ['looking-for', 'tidy', 'money-save'],
        sameHope: 0,
        sharedInterests: ['hiking', 'tea', 'chess', 'jazz'],
      }),
    ),
  ).toEqual([
    'You both want something lasting',
    'You agree on tidiness and money',
    'You share Hiking, Tea, Chess, and 1 more',
  ]);
  expect(reasonsOf(matchOf(60, { agreements: ['looking-for'] }))).toEqual([
    'What you hope for fits',
  ]);
  expect(reasonsOf(matchOf(null))).toEqual([]);
});

test('each question has a topic', () => {
  expect(Object.keys(topics)).toEqual(questionNames);
});
