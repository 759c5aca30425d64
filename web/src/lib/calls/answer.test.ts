import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { expect, test } from 'vitest';
import { withAccepted, withAnswer } from './answer.ts';

const given: GivenAnswer = {
  question: 'tidy',
  mine: 1,
  accepted: [1],
  importance: 'very',
  open: false,
  countsAt: null,
};

test('one tap accepts the same answer, and it matters somewhat', () => {
  expect(withAnswer('tidy', 2, undefined)).toEqual({
    question: 'tidy',
    mine: 2,
    accepted: [2],
    importance: 'somewhat',
    open: true,
    countsAt: null,
  });
});

test('an answer is open if the question suggests it, unless the switch says otherwise', () => {
  expect(withAnswer('religion', 0, undefined).open).toBe(false);
  expect(withAnswer('religion', 0, undefined, true).open).toBe(true);
  expect(withAnswer('tidy', 0, given).open).toBe(false);
});

test('another answer replaces the accepted one, unless others were chosen', () => {
  expect(withAnswer('tidy', 0, given)).toEqual({ ...given, mine: 0, accepted: [0] });
  const chosen = { ...given, accepted: [1, 2] };
  expect(withAnswer('tidy', 0, chosen)).toEqual({ ...chosen, mine: 0 });
});

test('at least one answer stays accepted', () => {
  expect(withAccepted(given, 0)?.accepted).toEqual([0, 1]);
  expect(withAccepted({ ...given, accepted: [0, 1] }, 1)?.accepted).toEqual([0]);
  expect(withAccepted(given, 1)).toBeNull();
});
