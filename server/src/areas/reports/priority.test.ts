import { type ProblemType, problemTypes } from '@kindred/contract/reports/report-types';
import { describe, expect, test } from 'vitest';
import { priorityFor } from './priority.ts';

const quiet = 'Something is not as it should be.';

test.each<[ProblemType, string]>([
  ['Harassment', 'high'],
  ['Inappropriate Content', 'high'],
  ['Payment Problem', 'medium'],
  ['Account Issue', 'medium'],
  ['Technical Issue', 'other'],
  ['Bug Report', 'other'],
  ['Other', 'other'],
])('%s is %s', (type, priority) => {
  expect(priorityFor({ type, description: quiet })).toBe(priority);
});

describe.each(problemTypes)('in a report of the type %s', (type) => {
  test.each([
    'She is 15.',
    'I think he’s only 16 years old',
    'This is a 14yo!',
    'Says 19 but is UNDERAGE',
    'he is under 18',
    'They are a minor.',
    'There are children in the pictures',
    'sent pictures of a kid',
    'A schoolgirl, I am sure',
    'He threatened me',
    'I got a death threat',
    'He wants to kill me',
    'She was raped by him',
    'he hit me on our first date',
    'There is a gun in the picture',
    'Violence in the photos',
    'She says she is suicidal',
    'he wrote that he will kill himself',
    'I am afraid she will hurt herself',
    'talks about self-harm all the time',
    'He said he wants to die',
    'wants to end it all',
  ])('%j is critical', (description) => {
    expect(priorityFor({ type, description })).toBe('critical');
  });

  test.each([
    'A minor bug in the list',
    'minor issues with the layout',
    'It was 15 minutes late',
    'I am 35 years old',
    'He is 25',
    'The skill list is empty',
    'We have been at it for 12 weeks',
    'The begun upload stops',
    'It is 16% slower',
  ])('%j is not', (description) => {
    expect(priorityFor({ type, description })).toBe(priorityFor({ type, description: quiet }));
  });
});
